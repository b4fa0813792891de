import { Source } from '@storybook/addon-docs/blocks';

/** A file of a project that the tests build and open in a browser, to be copied. */
export const Code = ({ file, children }: { file: string; children: string }) => (
  <>
    <p>
      <code>{file}</code>
    </p>
    <Source code={children.trimEnd()} language={file.endsWith('.css') ? 'css' : 'tsx'} />
  </>
);
