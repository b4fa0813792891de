import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { SocietiesProvider, ThemeScope } from 'societies-ui';
import 'societies-ui/fonts.css';
import { german } from 'societies-ui/locales/de';
import { palette } from 'societies-ui/theme';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';
import { defaultModes, viewports } from '../packages/societies-ui/src/foundations/modes.fixture.ts';
import { startStoryClock } from './clock.ts';
import { contrastInOtherScopes } from './contrast.ts';
import { showsNewMarkup } from './newMarkup.ts';
import { propRows } from './props.ts';
import { scopeOverride, type StoryScope } from './scope.ts';
import { textInElementsOfItsOwn } from './bareText.ts';
import { storyThemes } from './themes.ts';

// An upper limit for busy machines: `findBy` and `waitFor` return as soon as they succeed.
configure({ asyncUtilTimeout: 5_000 });

type Globals = Omit<StoryScope, 'colorScheme'> & {
  colorScheme: StoryScope['colorScheme'] | 'system';
  language: 'en' | 'de';
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  clock: 'running' | 'still';
};

/** Read once, as Storybook's own pages and its list of them do. */
const deviceScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const faces = ['400 16px "Inter Variable"', '600 16px "Space Grotesk Variable"'];

const still = '*, ::before, ::after { animation-duration: 1ms !important; transition: none !important; }';

/**
 * Renders a story in the toolbar's theme, colour scheme and direction, and says which language it is in. The custom properties are
 * set on the scope only, never on the page, so a dialog or toast that loses its scope is noticed.
 */
const InScope: Decorator = (Story, { globals, viewMode, parameters }) => {
  const override = useSyncExternalStore(scopeOverride.subscribe, scopeOverride.get);
  const {
    theme,
    colorScheme: chosen,
    direction,
    language,
    motion,
  } = { ...(globals as Globals), ...override };
  const colorScheme = chosen === 'system' ? deviceScheme : chosen;
  const inDocs = viewMode === 'docs';
  useLayoutEffect(() => {
    // Sets attributes of the page around the story, which React does not render. A page of documentation is English itself,
    // whatever the stories in it are.
    document.documentElement.dir = inDocs ? 'ltr' : direction;
    document.documentElement.lang = inDocs ? 'en' : language;
    document.body.style.background = palette.page[colorScheme === 'dark' ? 1 : 0];
  }, [inDocs, direction, language, colorScheme]);
  return (
    <ThemeScope
      theme={storyThemes[theme]}
      colorScheme={colorScheme}
      {...(inDocs && { dir: direction, lang: language })}
      style={{
        background: palette.page[colorScheme === 'dark' ? 1 : 0],
        ...(inDocs &&
          parameters['layout'] !== 'fullscreen' && { padding: 'clamp(8px, 3vw, 24px)', borderRadius: 10 }),
      }}
    >
      {motion === 'reduced' && <style>{still}</style>}
      <Story />
    </ThemeScope>
  );
};

/** Renders a story in the toolbar's language. */
const InLanguage: Decorator = (Story, { globals }) => {
  const { language } = globals as Globals;
  return (
    <SocietiesProvider {...(language === 'de' ? german : undefined)}>
      <Story />
    </SocietiesProvider>
  );
};

/** Loaded by pages of documentation only: tests need none of it. */
const ComponentPage = lazy(async () => {
  const page = await import('./docs/ComponentPage.tsx');
  return { default: page.ComponentPage };
});

const DocsFrame = lazy(async () => {
  const frame = await import('./docs/DocsFrame.tsx');
  return { default: frame.DocsFrame };
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [InLanguage, InScope],
  argTypesEnhancers: [propRows],
  beforeEach: async ({ globals }) => {
    // Waits for fonts, because some components measure their text only once.
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    return startStoryClock((globals as Globals).clock);
  },
  afterEach: async (context) => {
    textInElementsOfItsOwn(context.viewMode);
    // axe has looked at what is not new. The add-on reads this after the hooks of this file.
    if ('__vitest_browser__' in globalThis && !showsNewMarkup(context)) {
      Object.assign(context.globals, { a11y: { manual: true } });
    }
    await contrastInOtherScopes(context);
  },
  initialGlobals: {
    theme: 'Default',
    // Tests and pictures name theirs: vitest.config.ts, modes.fixture.ts.
    colorScheme: 'system',
    language: 'en',
    direction: 'ltr',
    motion: 'full',
    clock: 'running',
  },
  globalTypes: {
    theme: {
      description: 'The four colours of a society',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(storyThemes).map(([name, colors]) => ({
          value: name,
          title: name,
          right: colors.primary_color,
        })),
      },
    },
    colorScheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the device', icon: 'mirror' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language of the texts',
      toolbar: {
        title: 'Language',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English', icon: 'globe' },
          { value: 'de', title: 'Deutsch', icon: 'globe' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowright' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // The panel lists also what passed; tests spend a fifth of axe's time on it for nobody.
        ...('__vitest_browser__' in globalThis && { resultTypes: ['violations'] }),
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    backgrounds: { disabled: true },
    docs: {
      theme: themes[deviceScheme],
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          [
            'Get started',
            'Theming',
            'Links, texts and language',
            'Forms',
            'Servers, policies and tests',
            'For designers',
            'Accessibility',
            'Other names',
          ],
          'Patterns',
          'Foundations',
          'Playground',
          'Base',
          'Shell',
          'Account',
          'Societies',
          '*',
        ],
      },
    },
    chromatic: {
      modes: defaultModes,
      prefersReducedMotion: 'reduce',
      pauseAnimationAtEnd: true,
    },
  },
};

export default preview;
