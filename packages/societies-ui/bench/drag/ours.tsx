import { createRoot } from 'react-dom/client';
import { initialThemes } from 'societies-contract';
import { ThemeScope } from '../../src/theme/ThemeScope.tsx';
import { WidgetGrid } from '../../src/widgets/WidgetGrid/WidgetGrid.tsx';
import type { ShownWidget } from '../../src/widgets/shownWidget.ts';
import { WidgetView } from '../../src/widgets/WidgetView/WidgetView.tsx';
import { manyWidgets } from '../../src/widgets/widgets.fixture.ts';

const [theme] = initialThemes;
const now = new Date('2026-11-20T12:00:00Z');
const widgets = manyWidgets(30);
const nothing = () => undefined;
const renderWidget = (widget: ShownWidget) => <WidgetView widget={widget} now={now} theme={theme} />;

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeScope theme={theme} colorScheme="light" style={{ inlineSize: 1232, marginInline: 'auto' }}>
    <WidgetGrid
      widgets={widgets}
      renderWidget={renderWidget}
      onAdd={nothing}
      onEdit={nothing}
      onDeletePress={nothing}
      onSave={nothing}
    />
  </ThemeScope>,
);
