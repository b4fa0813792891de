import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Root } from './ViewSwitch.styles.ts';

export interface ViewSwitchProps<View extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'onChange' | 'children'
> {
  /** What is chosen between, for screen readers. */
  label: string;
  /** The ways to show the same things, each with its icon. */
  views: readonly { value: View; label: string; icon: ReactNode }[];
  /** The one that is shown. */
  value: View;
  /** Another one was pressed. */
  onChange: (view: View) => void;
}

/** Shows the same things another way: as cards, a list or a table. */
export const ViewSwitch = forwardRef<HTMLDivElement, ViewSwitchProps>(function ViewSwitch(
  { label, views, value, onChange, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="ViewSwitch" role="group" aria-label={label} {...rest}>
      {views.map((view) => (
        <IconButton
          key={view.value}
          label={view.label}
          aria-pressed={view.value === value}
          onClick={() => onChange(view.value)}
        >
          {view.icon}
        </IconButton>
      ))}
    </Root>
  );
}) as (<View extends string>(
  props: ViewSwitchProps<View> & { ref?: Ref<HTMLDivElement> },
) => ReactElement) & { displayName?: string };
ViewSwitch.displayName = 'ViewSwitch';
