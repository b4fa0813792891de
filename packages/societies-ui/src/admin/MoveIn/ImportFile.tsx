import type { ImportReply } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { FileSpreadsheet } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import { moveInMessages } from './MoveIn.messages.ts';

interface ImportFileProps {
  /** Its name and number of rows, and how it was read: format, encoding, separator, and the system that it seems to come from. */
  file: ImportReply['file'];
  /** Begins anew. Without it there is no such button. */
  onAnother: (() => void) | undefined;
}

/** The chosen file and how it was read. */
export function ImportFile({ file, onAnother }: ImportFileProps) {
  const messages = useMessages('MoveIn', moveInMessages);
  const { name, rows, format, encoding, separator, source } = file;
  const facts = [
    messages.rows(rows),
    format === 'xlsx' ? messages.workbook : undefined,
    separator && messages.separators[separator],
    encoding && messages.encodings[encoding],
    source && messages.source(source),
  ].filter(Boolean);
  return (
    <Card data-part="file">
      <span data-part="icon">
        <FileSpreadsheet aria-hidden="true" />
      </span>
      <div data-part="words">
        <h2 data-part>{name}</h2>
        <p data-part>{facts.join(' · ')}</p>
      </div>
      {onAnother && (
        <Button variant="quiet" size="small" onClick={onAnother}>
          {messages.another}
        </Button>
      )}
    </Card>
  );
}
ImportFile.displayName = 'ImportFile';
