import {
  forwardRef,
  memo,
  useMemo,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { compact, derive, type WidgetLayout } from '../layout.ts';
import type { ShownWidget } from '../shownWidget.ts';
import { Root } from './WidgetBoard.styles.ts';

export interface WidgetBoardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The widgets with their positions on three columns; fewer columns are derived. */
  widgets: readonly ShownWidget[];
  /** Renders a widget's content, usually a `WidgetView`. Pass a stable function to avoid re-rendering. */
  renderWidget: (widget: ShownWidget) => ReactNode;
}

const placesOf = (layout: WidgetLayout) =>
  new Map(layout.map(({ id, layout_config }) => [id, layout_config]));

const Content = memo(function Content({
  widget,
  render,
}: {
  widget: ShownWidget;
  render: (widget: ShownWidget) => ReactNode;
}) {
  return <>{render(widget)}</>;
});

/**
 * A society's home page: 3 columns on wide pages, 2 on narrower ones, 1 on phones. For editing use `WidgetGrid`, which renders
 * at the same positions.
 */
export const WidgetBoard = forwardRef<HTMLDivElement, WidgetBoardProps>(function WidgetBoard(
  { widgets, renderWidget, ...rest },
  ref,
) {
  const shown = useMemo(() => {
    const three = compact(widgets);
    const [two, one] = [placesOf(derive(three, 2)), placesOf(derive(three, 1))];
    const byId = new Map(widgets.map((widget) => [widget.id, widget]));
    return three.flatMap(({ id, layout_config: { x, y, w, h } }) => {
      const widget = byId.get(id);
      const [in2, in1] = [two.get(id), one.get(id)];
      if (!widget || !in2 || !in1) return [];
      const style = {
        '--soc-x3': x,
        '--soc-y3': y,
        '--soc-w3': w,
        '--soc-x2': in2.x,
        '--soc-y2': in2.y,
        '--soc-w2': in2.w,
        '--soc-y1': in1.y,
        '--soc-h': h,
      } as CSSProperties;
      return [{ widget, style }];
    });
  }, [widgets]);
  return (
    <Root ref={ref} data-soc="WidgetBoard" {...rest}>
      <ul data-part>
        {shown.map(({ widget, style }) => (
          <li key={widget.id} data-part="widget" data-kind={widget.content_type} style={style}>
            <Content widget={widget} render={renderWidget} />
          </li>
        ))}
      </ul>
    </Root>
  );
});
WidgetBoard.displayName = 'WidgetBoard';
