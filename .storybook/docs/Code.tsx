import { Markdown } from '@storybook/addon-docs/blocks';
import './ways.css';

/** A file of a project that the tests build and open in a browser, to be copied. */
export const Code = ({ file, children }: { file: string; children: string }) => (
  <Markdown>
    {`\`${file}\`\n\n\`\`\`${file.endsWith('.css') ? 'css' : 'tsx'}\n${children.trimEnd()}\n\`\`\``}
  </Markdown>
);
