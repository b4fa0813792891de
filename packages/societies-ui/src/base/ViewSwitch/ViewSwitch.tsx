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
  /** Accessible name of the choice. */
  label: string;
  /** The views, each with an icon. */
  views: readonly { value: View; label: string; icon: ReactNode }[];
  /** The current view. */
  value: View;
  /** Called with the requested view. */
  onChange: (view: View) => void;
}

/** Switches between views of the same things, such as cards, list or table. */
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
