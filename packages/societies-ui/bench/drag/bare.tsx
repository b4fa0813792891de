import { createRoot } from 'react-dom/client';
import { GridLayout } from 'react-grid-layout';
import { manyWidgets } from '../../src/widgets/widgets.fixture.ts';

const layout = manyWidgets(30).map(({ id, layout_config }) => ({ i: String(id), ...layout_config }));

/** Thirty boxes and nothing in them: what the grid library costs by itself. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <GridLayout width={1232} layout={layout} gridConfig={{ cols: 3, rowHeight: 330, margin: [24, 24] }}>
    {layout.map(({ i }) => (
      <div key={i}>
        <button type="button" data-part="handle">
          {i}
        </button>
      </div>
    ))}
  </GridLayout>,
);
