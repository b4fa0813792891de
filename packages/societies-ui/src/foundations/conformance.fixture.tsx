import { createElement, type ComponentType, type CSSProperties, type ReactElement, type Ref } from 'react';

/** Props that every component must accept. */
export interface HostProps {
  ref?: Ref<Element>;
  className?: string;
  style?: CSSProperties;
  'data-host'?: string;
}

interface StoryModule {
  default: { component?: unknown; args?: object };
  [story: string]: { args?: object } | undefined;
}

/** Components without an element of their own, to which the rules cannot apply, with the reason. */
const withoutRoot: Record<string, string> = {
  SocietiesProvider: 'a context',
  ToastProvider: 'a context and a portal',
  Menu: 'its caller renders the button',
  TableFoot: 'a part of a table, drawn from what useDataTable gives',
  TableHead: 'a part of a table, drawn from what useDataTable gives',
  TableRows: 'a part of a table, drawn from what useDataTable gives',
  Tooltip: 'its caller renders the element that it explains',
  WidgetView: 'it is one of the four widgets',
};

/** All public entries, except for `theme.ts`, which has only functions, and `icons.ts`, which has one component many times. */
const entries = import.meta.glob<Record<string, unknown>>(
  ['../exports/*.ts', '!../exports/theme.ts', '!../exports/icons.ts'],
  {
    eager: true,
  },
);

/** Components by name: capitalised exports that React can render. */
const components = Object.entries(entries).flatMap(([entry, exports]) =>
  Object.entries(exports)
    .filter(
      ([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || typeof value === 'object'),
    )
    .map(([name, component]) => ({ name, entry, component: component as ComponentType<HostProps> })),
);

const stories = Object.values(
  // Excludes stories that import this file, which would be a cycle.
  import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!./{Conformance,Texts,HostilePage}.stories.tsx'], {
    eager: true,
  }),
);

const membersPlot = {
  name: 'Members',
  points: [
    { label: '2026-09', value: 180 },
    { label: '2026-10', value: 212 },
  ],
};

/** Components shown only in other components' stories, with their args. */
const shownElsewhere: Record<string, object> = {
  ButtonLink: { href: '#', children: 'Browse all societies' },
  EventCardSkeleton: {},
  MerchCardSkeleton: {},
  PlotCardSkeleton: {},
  PostCardSkeleton: {},
  SocietyCardSkeleton: {},
  BarPlot: membersPlot,
  LinePlot: membersPlot,
};

/** The args of each state that a component's stories show: an error, nothing there, something pending. */
const statesOf = (component: unknown): readonly object[] => {
  const found = stories.find((module) => module.default.component === component);
  return Object.entries(found ?? {}).flatMap(([story, state]) =>
    story !== 'default' && state?.args ? [{ ...found?.default.args, ...state.args }] : [],
  );
};

/** The args of a component's stories, or of one of them. */
const argsOf = (name: string, component: unknown): object | undefined => {
  const found = stories.find((module) => module.default.component === component);
  if (!found) return shownElsewhere[name];
  if (found.default.args) return found.default.args;
  return Object.entries(found).find(([story]) => story !== 'default')?.[1]?.args ?? {};
};

export interface Subject {
  name: string;
  entry: string;
  component: ComponentType<HostProps>;
  /** Undefined if no story shows the component. */
  args: object | undefined;
  /** Its other states, as its stories have them. */
  states: readonly object[];
  render: (host?: HostProps) => ReactElement;
}

/** Every exported component with a root element, and the args to render it. */
export const subjects: readonly Subject[] = components
  .filter(({ name }) => !(name in withoutRoot))
  .map(({ name, entry, component }) => {
    const args = argsOf(name, component);
    return {
      name,
      entry,
      component,
      args,
      states: statesOf(component),
      // Closed, these components render nothing.
      render: (host) =>
        createElement(component, { ...args, ...('open' in (args ?? {}) && { open: true }), ...host }),
    };
  });
