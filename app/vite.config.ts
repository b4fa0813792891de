import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { colorSchemeScript } from 'societies-ui/theme';
import { firstVisits } from './page-modules.ts';

/** The server that `vite dev` forwards API calls to. */
const server = process.env.API_URL ?? 'http://127.0.0.1:3000';

type Bundle = Rolldown.OutputBundle;

/** The files of a chunk and of everything it imports statically. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

const isChunkOf = (root: string, module: string) => (file: Bundle[string]) =>
  file.type === 'chunk' && file.facadeModuleId === path.join(root, module);

/** Applies the stored colour scheme before the first paint, so that the other one never flashes. */
function colorScheme(): Plugin {
  return {
    name: 'constellation:color-scheme',
    transformIndexHtml: () => [{ tag: 'script', children: colorSchemeScript, injectTo: 'head' }],
  };
}

/**
 * Inlined into index.html and run first: starts loading the page modules and the first API replies for the current address at
 * once. The app picks the replies up in api/firstReplies.ts.
 */
const askAtOnce = (
  files: readonly string[],
  visits: Record<string, readonly [readonly number[], readonly string[]]>,
) => `{
const files = ${JSON.stringify(files)};
const visits = ${JSON.stringify(visits)};
const here = location.pathname.replace(/(.)\\/$/, '$1');
const parts = here.split('/');
const isHere = (path) => path.split('/').every((part, at, all) => all.length === parts.length && (part === '*' || part === parts[at]));
const path = visits[here] ? here : Object.keys(visits).find(isHere);
const [needed, reads] = visits[path] ?? [[], []];
let token;
try {
  token = JSON.parse(localStorage.getItem('jwt'))?.accessToken;
} catch {}
if (token && location.search === '') {
  const headers = { accept: 'application/json', authorization: 'Bearer ' + token };
  const named = parts.filter((part, at) => path?.split('/')[at] === '*');
  window.firstReplies = { token, replies: new Map() };
  for (const read of reads) {
    let next = 0;
    const call = read.replaceAll('*', () => named[next++]);
    const reply = fetch(call, { headers });
    reply.catch(() => {});
    window.firstReplies.replies.set(call, reply);
  }
}
for (const file of needed) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/' + files[file];
  document.head.append(link);
}
}`;

/**
 * Makes the browser fetch the two fonts, the page module of the address and its first API replies in parallel with the entry.
 */
function preload(): Plugin {
  let root = '';
  return {
    name: 'constellation:preload',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (bundle === undefined) return [];
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        const already = entry === undefined ? new Set<string>() : withImports(bundle, entry.fileName);
        const named: string[] = [];
        const numberOf = (file: string) =>
          named.includes(file) ? named.indexOf(file) : named.push(file) - 1;
        const visits = Object.entries(firstVisits).map(([route, { modules, reads }]) => {
          const found = modules.map((module) => {
            const file = files.find(isChunkOf(root, module));
            if (file === undefined) throw new Error(`${module} is named in page-modules.ts and has no chunk`);
            return file.fileName;
          });
          const needed = new Set(found.flatMap((file) => [...withImports(bundle, file)]));
          return [route, [[...needed].filter((file) => !already.has(file)).map(numberOf), reads]] as const;
        });
        const fonts = files
          .map(({ fileName }) => fileName)
          .filter((name) => /(inter|space-grotesk)-latin-wght-normal.*\.woff2$/.test(name));
        const tags: HtmlTagDescriptor[] = fonts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          injectTo: 'head',
        }));
        return [
          ...tags,
          { tag: 'script', children: askAtOnce(named, Object.fromEntries(visits)), injectTo: 'head' },
        ];
      },
    },
  };
}

/**
 * Fails the build if chunks import each other in a cycle: one would run before its dependencies, and the page would stay blank.
 */
function noCircularChunks(): Plugin {
  return {
    name: 'constellation:no-circular-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const back = file.imports.find((imported) => withImports(bundle, imported).has(file.fileName));
        if (back !== undefined) this.error(`${file.fileName} and ${back} import each other`);
      }
    },
  };
}

/** Writes `.br` and `.gz` beside every text file at the highest level, once instead of on every request. */
function precompress(): Plugin {
  let directory = '';
  return {
    name: 'constellation:precompress',
    apply: 'build',
    configResolved: (config) => {
      directory = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(directory, { recursive: true });
      const texts = names.filter((name) => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(directory, name);
          const bytes = await readFile(file);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }),
      );
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), colorScheme(), preload(), noCircularChunks(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    // Leaves out the polyfill: a browser without module preloading just fetches later, and all others download less.
    modulePreload: {
      polyfill: false,
      // A failed preload of a script stays failed until the page reloads, so only the first page's scripts are preloaded.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    // Keeps pictures and fonts as files: inlined in a script they would be downloaded on every visit.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Ad blockers refuse files by such words in their names, and with them the page that needs one.
        chunkFileNames: ({ name }) =>
          /^ads?[^a-z]|analytic|banner|popup|promo|share|social|sponsor|track/i.test(name)
            ? 'assets/part-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          // By default the bundler writes a chunk for each set of pages that share code, about a hundred small ones. These
          // groups follow the visits instead. Each holds only the modules it names and not their imports, or a page would load
          // a whole group for one small module.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'vendor',
              priority: 9,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|swr|use-sync-external-store(?![^]*with-selector)|dequal|stylis|cookie|set-cookie-parser|@babel[\\/]runtime|@emotion)[\\/]/,
            },
            // Needed by every page.
            { name: 'index', priority: 8, tags: ['$initial'] },
            {
              name: 'app',
              priority: 8,
              test: /societies-ui[\\/]src[\\/](theme[\\/]|host[\\/](?!use(Dates|Numbers|Rule|PictureSources)))|societies-contract[\\/]src[\\/](rules|names)|base[\\/]((?!useAnchored|useTextLimit|useRefusal|useBeforeSubmit|useCopy|fadingEnds|useFocusOfGone|useFocusInRows|useCurrentInSight|usePending|onceLaidOut|useControllableState|useFieldState|useFormReset|useDirty)[\w.]+\.ts$|Field[\\/]Group|(Button|IconButton|Link|Spinner|VisuallyHidden)[\\/])|shell[\\/]BrandMark|icons[\\/](arrow-right|x)\./,
            },
            // Around every page except sign-in and sign-up.
            {
              name: 'navigation',
              priority: 8,
              test: /shell[\\/](TopNavigation|PageLayout)[\\/]|BottomBarContext|base[\\/](Avatar|SkipLink)[\\/]|host[\\/]LinkOrText|app[\\/]src[\\/](shell[\\/](usePageHandle|usePalette)|api[\\/]account|preferences[\\/]colorScheme)/,
            },
            // Neither the landing page nor sign-in and sign-up show dates.
            {
              name: 'dates',
              priority: 8,
              test: /node_modules[\\/](date-fns|@date-fns)[\\/]|host[\\/]useDates/,
            },
            // The foot of every page, those for signing in among them.
            {
              name: 'foot',
              priority: 8,
              test: /shell[\\/](SiteFooter[\\/]|Foot\.)|societies-contract[\\/]src[\\/]siteLimits|app[\\/]src[\\/]api[\\/]site\./,
            },
            // Both the art of societies and what stands beside it show pictures.
            {
              name: 'picture',
              priority: 8,
              test: /base[\\/]Picture[\\/]|host[\\/]usePictureSources|societies-contract[\\/]src[\\/]picture/,
            },
            {
              name: 'sky',
              priority: 7,
              test: /societies-contract[\\/]src[\\/]art[\\/]random|landing[\\/](NightSky|Campus|LandingHero|night)/,
            },
            {
              name: 'art',
              priority: 7,
              test: /societies-contract[\\/]src[\\/]art(\.ts$|[\\/])|societies[\\/]SocietyArt[\\/]/,
            },
            // Shared with the sign-in and sign-up forms, so that other pages with a button or field need not load those forms.
            {
              name: 'fields',
              priority: 6,
              test: /base[\\/]((Field|TextField)[\\/]|useFormReset|useTextLimit)|societies-contract[\\/]src[\\/]text\.|app[\\/]src[\\/]api[\\/]useAction|icons[\\/]circle-alert\./,
            },
            // For sign-in and sign-up only; see the budget of /login in page-modules.ts.
            {
              name: 'forms',
              priority: 6,
              test: /node_modules[\\/](yup|react-hook-form|@hookform|property-expr|tiny-case|toposort)[\\/]|societies-contract[\\/]src[\\/](forms[\\/](account|fields)|textPatterns|validation[\\/]account)|base[\\/]PasswordField[\\/]|base[\\/]use(Refusal|BeforeSubmit)|content[\\/]FormModal[\\/](fieldErrors|FormRefusal|useValidatedForm)|app[\\/]src[\\/]session[\\/](use(Login|SignInMethods)|SiteDataBlocked)|shell[\\/](AuthLayout|SignInLayout)|[\\/]account[\\/](\w+\.|LoginForm)|icons[\\/](eye|eye-off)\./,
            },
            {
              name: 'pictures',
              priority: 5,
              test: /base[\\/]FileDrop[\\/](?!typedFiles)|societies-ui[\\/]src[\\/]images[\\/](?!AvatarEditor)\w+[\\/]|node_modules[\\/](react-easy-crop|normalize-wheel)[\\/]/,
            },
            {
              name: 'tables',
              priority: 5,
              test: /node_modules[\\/]@tanstack[\\/]|base[\\/]DataTable[\\/]|content[\\/](FramedTable|PersonCell)[\\/]/,
            },
            {
              name: 'plots',
              priority: 5,
              test: /node_modules[\\/](d3-|internmap)|societies-ui[\\/]src[\\/]plots[\\/]/,
            },
            // Whoever does not vote loads none of it.
            {
              name: 'elections',
              priority: 5,
              test: /societies-ui[\\/]src[\\/]elections[\\/]|societies-contract[\\/]src[\\/]election|app[\\/]src[\\/](api[\\/]elections|pages[\\/]society[\\/]elections[\\/](Elections\.|use))/,
            },
            // Shared by signed-in pages. Forms load when opened, tables with the pages that show one.
            {
              name: 'kit',
              priority: 4,
              minShareCount: 2,
              test: /societies-ui[\\/]src[\\/](base|host|shell|content(?![\\/]FormModal)|landing|societies(?![\\/]\w+Form[\\/])|images|events[\\/]EventLines)[\\/]|societies-contract[\\/]src[\\/](?!forms|schemas|validation|election|affiliation|termLimits)|lucide[\\/]|app[\\/]src[\\/](?!shell[\\/]PressToConfirm|pages[\\/](admin[\\/]history|society[\\/]elections)|api[\\/](notices|liveNotices|elections|terms|affiliation)|door)/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/storage', '/healthz', '/readyz'].map((prefix) => [
        prefix,
        { target: server, changeOrigin: false },
      ]),
    ),
  },
});
