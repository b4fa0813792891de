import { createElement, type ComponentType, type CSSProperties, type ReactElement, type Ref } from 'react';

/** What a component of the library is asked to take, whatever else it takes. */
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

/** Renders no element of its own, so that none of the rules can hold; the reason stands beside each. */
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

/** Every public entry, however many there are; `theme.ts` holds functions only, `icons.ts` one component many times. */
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
  // Not the stories that import this file: a bundle would meet them before they are defined.
  import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!./{Conformance,Texts}.stories.tsx'], {
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

/** Shown inside the stories of another component; what each needs to show itself. */
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

/** The arguments in which a component's stories show it: those they share, or those of one of them. */
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
  /** Undefined when no story shows the component. */
  args: object | undefined;
  render: (host?: HostProps) => ReactElement;
}

/** Every exported component that has a root element, with what it needs to be rendered. */
export const subjects: readonly Subject[] = components
  .filter(({ name }) => !(name in withoutRoot))
  .map(({ name, entry, component }) => {
    const args = argsOf(name, component);
    return {
      name,
      entry,
      component,
      args,
      // What opens is shown open: closed, nothing of it exists.
      render: (host) =>
        createElement(component, { ...args, ...('open' in (args ?? {}) && { open: true }), ...host }),
    };
  });
