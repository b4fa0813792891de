import { memo, useContext, type KeyboardEvent } from 'react';
import { Grip, Pencil, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useMessages } from '../../host/useMessages.ts';
import type { Direction } from '../layout.ts';
import { GridMarksContext, useGridActions } from './gridActions.ts';
import { isRtl } from './isRtl.ts';
import { widgetGridMessages } from './WidgetGrid.messages.ts';
import { WidgetMenu } from './WidgetMenu.tsx';

const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const mirrored = (direction: Direction): Direction =>
  direction === 'left' ? 'right' : direction === 'right' ? 'left' : direction;

/** A widget's buttons. Only they know whether it is lifted, so that lifting renders no widget. */
export const WidgetTools = memo(function WidgetTools({ id, name }: { id: number; name: string }) {
  const messages = useMessages('WidgetGrid', widgetGridMessages);
  const actions = useGridActions();
  const marks = useContext(GridMarksContext);
  const lifted = marks.lifted === id;

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const key = arrowKeys[event.key];
    if (event.key === 'Enter' || event.key === ' ') actions.toggle(id);
    else if (lifted && event.key === 'Escape') actions.restore(id);
    else if (lifted && key) {
      const direction = isRtl(event.currentTarget) ? mirrored(key) : key;
      if (event.shiftKey) actions.stretch(id, direction);
      else actions.move(id, direction);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div data-part="tools">
      <IconButton
        label={messages.handle(name)}
        variant={lifted ? 'filled' : 'cover'}
        size="small"
        data-part="handle"
        aria-pressed={lifted}
        aria-describedby={marks.instructions}
        onKeyDown={press}
        onBlur={() => actions.drop(id)}
      >
        <Grip />
      </IconButton>
      <IconButton label={messages.edit(name)} variant="cover" size="small" onClick={() => actions.edit(id)}>
        <Pencil />
      </IconButton>
      <IconButton
        label={messages.remove(name)}
        variant="cover"
        size="small"
        onClick={() => actions.remove(id)}
      >
        <Trash2 />
      </IconButton>
      <WidgetMenu id={id} name={name} />
    </div>
  );
});
