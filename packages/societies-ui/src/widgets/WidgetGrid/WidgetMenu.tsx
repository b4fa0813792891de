import { useState } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Ellipsis, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Menu } from '../../base/Menu/Menu.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { widgetSizes, type Direction } from '../layout.ts';
import { sizeIcons } from '../widgetIcons.ts';
import type { WidgetOptions } from './arrange.ts';
import { useGridActions } from './gridActions.ts';
import { widgetGridMessages } from './WidgetGrid.messages.ts';

const arrows = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight } as const;
const directions = Object.keys(arrows) as Direction[];

const everything: WidgetOptions = {
  directions: { up: true, down: true, left: true, right: true },
  size: null,
};

interface WidgetMenuProps {
  /** The widget that it moves, resizes and removes. */
  id: number;
  /** What the widget is called in the label of the menu. */
  name: string;
}

/** A menu to move and resize a widget without dragging. */
export const WidgetMenu = ({ id, name }: WidgetMenuProps) => {
  const messages = useMessages('WidgetGrid', widgetGridMessages);
  const actions = useGridActions();
  const [options, setOptions] = useState(everything);
  return (
    <Menu
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={messages.menu(name)}
          variant="cover"
          size="small"
          onClick={() => {
            setOptions(actions.options(id));
            trigger.onClick();
          }}
          onKeyDown={(event) => {
            setOptions(actions.options(id));
            trigger.onKeyDown(event);
          }}
        >
          <Ellipsis />
        </IconButton>
      )}
      groups={[
        directions.map((direction) => {
          const Arrow = arrows[direction];
          return {
            label: messages.directions[direction],
            icon: <Arrow aria-hidden="true" />,
            disabled: !options.directions[direction],
            onSelect: () => actions.move(id, direction),
          };
        }),
        widgetSizes.map((size) => {
          const Shape = sizeIcons[size];
          const label = messages.sizes[size];
          return {
            label: options.size === size ? messages.currentSize(label) : label,
            icon: <Shape aria-hidden="true" />,
            disabled: options.size === size,
            onSelect: () => actions.resize(id, size),
          };
        }),
        [
          {
            label: messages.menuRemove,
            icon: <Trash2 aria-hidden="true" />,
            variant: 'danger',
            onSelect: () => actions.remove(id),
          },
        ],
      ]}
    />
  );
};
WidgetMenu.displayName = 'WidgetMenu';
