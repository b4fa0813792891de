import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build as bundle, defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { colorSchemeScript } from 'societies-ui/theme';
import { firstVisits, visitorModules } from './page-modules.ts';

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

/** The file of a module's chunk. @param module relative to this folder */
function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === path.join(import.meta.dirname, module),
  );
  if (chunk === undefined) throw new Error(`There is no chunk of ${module}`);
  return chunk.fileName;
}

/** Applies the stored colour scheme before the first paint, so that the other one never flashes. */
function colorScheme(): Plugin {
  return {
    name: 'constellation:color-scheme',
    transformIndexHtml: () => [{ tag: 'script', children: colorSchemeScript, injectTo: 'head' }],
  };
}

/** Makes the browser fetch the two fonts and the page module of the address in parallel with the entry. */
function preload(): Plugin {
  return {
    name: 'constellation:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const already = withImports(bundle, chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
        const filesOf = (modules: readonly string[]) => {
          const found = modules.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))]);
          return [...new Set(found)].filter((file) => !already.has(file));
        };
        const visits = Object.entries(firstVisits).map(
          ([route, modules]) => [route.replaceAll('*', '[^/]+'), filesOf(modules)] as const,
        );
        const names = [...new Set(visits.flatMap(([, files]) => files))];
        const numbered = visits.map(([route, files]) => [route, files.map((file) => names.indexOf(file))]);
        // The first use of Intl takes a phone 80 ms: while scripts are on their way nobody waits for it.
        const script = `{
const names = ${JSON.stringify(names)};
const visitor = ${JSON.stringify(filesOf(visitorModules))};
const visit = ${JSON.stringify(numbered)}.find(([path]) => new RegExp('^' + path + '/?$').test(location.pathname));
const files = (visit?.[1] ?? []).map((file) => names[file]);
if (document.querySelector('meta[name="public-directory"]')) files.push(...visitor);
for (const file of files)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
(window.requestIdleCallback ?? setTimeout)(() => new Intl.DateTimeFormat());
}`;
        const fonts = files.filter(({ fileName }) =>
          /(inter|space-grotesk)-latin-wght-normal.*\.woff2$/.test(fileName),
        );
        const tags: HtmlTagDescriptor[] = fonts.map(({ fileName }) => ({
          tag: 'link',
          // Later than scripts: until these have run, there is no text to draw.
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${fileName}`,
            fetchpriority: 'low',
          },
          injectTo: 'head',
        }));
        return [{ tag: 'script', children: script, injectTo: 'head' }, ...tags];
      },
    },
  };
}

/** React Router's package names its development build alone, with warnings that no user reads: remix-run/react-router, issue 14102. */
function productionRouter(): Plugin {
  return {
    name: 'constellation:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: async function (source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
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

/** Pages that open without a network, with the code that they load on demand, other than forms and what only organisers see. */
const offlinePages = [
  'src/shell/NavigationShell.tsx',
  ...[
    'landing/LandingPage',
    'my-events/MyEventsPage',
    'my-societies/MySocietiesPage',
    'notifications/NotificationsPage',
    'whats-on/WhatsOnPage',
    'society/SocietyLayout',
    'society/home/SocietyHomePage',
    'society/events/EventsPage',
    'society/events/event/EventPage',
    'society/posts/PostsPage',
    'door/DoorPage',
  ].map((page) => `src/pages/${page}.tsx`),
];
const isLeftOut = (module: string) =>
  /(Page|Layout|Editor|Modal|Guests|Hosts|Invitations)\.tsx$|german|locale-/.test(module);

/** Builds the service worker (app/worker), which saves the page and the files of `offlinePages`. */
function worker(): Plugin {
  return {
    name: 'constellation:worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir = '' }, written) => {
        const page = written['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const html = String(page.source);
        const ofPage = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
        const files = new Set(ofPage);
        const add = (file: string) => {
          for (const needed of withImports(written, file)) files.add(needed);
        };
        const chunks = (names: Iterable<string>) =>
          [...names].map((name) => written[name]).filter((file) => file?.type === 'chunk');
        for (const file of ofPage) add(file);
        for (const module of offlinePages) add(chunkOf(written, module));
        for (const late of chunks(chunks(files).flatMap(({ dynamicImports }) => dynamicImports)))
          if (!isLeftOut(late.facadeModuleId ?? late.name)) add(late.fileName);
        const saved = [...files].map((file) => `/${file}`).sort();
        const hash = createHash('sha256').update(html).update(saved.join());
        await bundle({
          configFile: false,
          root: import.meta.dirname,
          logLevel: 'warn',
          define: {
            build: JSON.stringify({ version: hash.digest('base64url').slice(0, 12), files: saved }),
          },
          build: {
            target: 'es2022',
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: path.join(import.meta.dirname, 'worker/sw.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
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

/**
 * Chunks, the first that fits. By default the bundler writes one for each set of pages that share code, some three hundred. Each
 * of these holds only the modules that it names and not their imports, or a page would load a whole one for one small module.
 */
const groups = [
  // Needed by every page.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'index', tags: ['$initial' as const] },
  {
    name: 'app',
    test: /societies-ui[\\/]src[\\/](theme[\\/]|host[\\/](useRoutes|useFormRules|wholeNumber|LinkOrText)|base[\\/](Link[\\/]|Field[\\/]Group|useRegistration|useAfterPaint|useMediaQuery|countBadge|pageLinks)|shell[\\/](BrandMark|SiteFooter)[\\/]|landing[\\/])|societies-contract[\\/]src[\\/](rules|names|siteLimits|art[\\/]random)|app[\\/]src[\\/](shell[\\/]Foot|api[\\/]site)\./,
  },
  // Around every page except sign-in and sign-up.
  {
    name: 'navigation',
    test: /shell[\\/](TopNavigation|PageLayout)[\\/]|BottomBarContext|base[\\/](Avatar|SkipLink)[\\/]|app[\\/]src[\\/](shell[\\/]usePalette|api[\\/]account|preferences[\\/]colorScheme)/,
  },
  // Shared with the sign-in and sign-up forms, so that other pages with a button or field need not load those forms.
  {
    name: 'fields',
    test: /base[\\/]((Field|TextField)[\\/]|use(FormReset|TextLimit|Refusal|BeforeSubmit))|content[\\/]FormModal[\\/]FormRefusal|societies-contract[\\/]src[\\/]text\.|app[\\/]src[\\/]api[\\/]useAction/,
  },
  // For sign-in and sign-up only; see the budget of /login in page-modules.ts.
  {
    name: 'forms',
    test: /node_modules[\\/](yup|react-hook-form|@hookform|property-expr|tiny-case|toposort)[\\/]|societies-contract[\\/]src[\\/](forms[\\/](account|fields)|textPatterns|validation[\\/]account)|base[\\/]PasswordField[\\/]|content[\\/]FormModal[\\/](fieldErrors|useValidatedForm)|app[\\/]src[\\/]session[\\/](use(Login|SignInMethods)|SiteDataBlocked)|shell[\\/](AuthLayout|SignInLayout)|[\\/]account[\\/](\w+\.|LoginForm)/,
  },
  // Shared by signed-in pages. Forms load when opened, tables, pictures and plots with the pages that show one.
  {
    name: 'kit',
    minShareCount: 2,
    test: /societies-ui[\\/]src[\\/](base[\\/](?!DataTable|FileDrop[\\/](?!typedFiles))|host|shell|content[\\/](?!FormModal|FramedTable|PersonCell)|landing|societies(?![\\/]\w+Form[\\/])|images[\\/](?!\w+[\\/])|events[\\/]EventLines)|societies-contract[\\/]src[\\/](?!forms|schemas|validation|election|affiliation|termLimits)|lucide[\\/]|node_modules[\\/](date-fns|@date-fns)|app[\\/]src[\\/](?!shell[\\/]PressToConfirm|pages[\\/](admin[\\/]history|society[\\/]elections)|api[\\/](notices|liveNotices|push|elections|terms|affiliation)|preferences[\\/]useTurnPush|door)/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    productionRouter(),
    colorScheme(),
    preload(),
    noCircularChunks(),
    worker(),
    precompress(),
  ],
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
        // Hashes cannot be compressed, and the first script names a hundred files: short ones spare every visit some bytes.
        chunkFileNames: ({ name }) =>
          /^ads?[^a-z]|analytic|banner|popup|promo|share|social|sponsor|track/i.test(name)
            ? 'assets/part-[hash:7].js'
            : 'assets/[name]-[hash:7].js',
        codeSplitting: { includeDependenciesRecursively: false, groups },
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
