import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type DragEvent,
  type ReactNode,
} from 'react';
import { Upload } from '../Icon/icons.ts';
import { Root } from './DropZone.styles.ts';

export interface DropZoneProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'prefix'
> {
  /** Files that were chosen or dropped, as they are. Never called with none. */
  onFiles: (files: File[]) => void;
  /** Over the prompt; decorative. @default an arrow up */
  icon?: ReactNode;
  /** What to do, in a few words. */
  prompt: ReactNode;
  /** Under the prompt: what fits, or what was chosen. */
  detail?: ReactNode;
  /** What has been chosen. It stands instead of the zone, and another file can be dropped on it. */
  children?: ReactNode;
}

/**
 * Where files are chosen or dropped, for every field and editor that takes some. The input stays while what stands in the zone
 * changes, and so does the focus in it. `ref` and attributes belong to the input, `className` and `style` to the zone.
 */
export const DropZone = forwardRef<HTMLInputElement, DropZoneProps>(function DropZone(
  { onFiles, icon = <Upload aria-hidden="true" />, prompt, detail, children, id, className, style, ...rest },
  ref,
) {
  const made = useId();
  const [over, setOver] = useState(false);
  const inputId = id ?? made;
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(!rest.disabled);
  };
  return (
    <Root
      data-part="drop"
      data-state={over ? 'over' : undefined}
      className={className}
      style={style}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!rest.disabled) take(event.dataTransfer.files);
      }}
    >
      <input
        data-part="input"
        {...rest}
        ref={ref}
        id={inputId}
        type="file"
        onChange={(event) => {
          rest.onChange?.(event);
          take(event.currentTarget.files);
          // Choosing the same file again has to be heard again.
          event.currentTarget.value = '';
        }}
      />
      {children ?? (
        <label htmlFor={inputId} data-part="zone">
          {icon}
          <span data-part="prompt">{prompt}</span>
          {detail && <span data-part="detail">{detail}</span>}
        </label>
      )}
    </Root>
  );
});
DropZone.displayName = 'DropZone';
