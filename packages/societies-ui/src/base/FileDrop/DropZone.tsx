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
  /** Called with the chosen or dropped files, at least one, unchecked. */
  onFiles: (files: File[]) => void;
  /** Icon above the prompt; decorative. @default an arrow up */
  icon?: ReactNode;
  /** An instruction, in a few words. */
  prompt: ReactNode;
  /** Text below the prompt: what is accepted, or what was chosen. */
  detail?: ReactNode;
  /** Shown instead of the prompt once a file is chosen; other files can still be dropped on it. */
  children?: ReactNode;
}

/**
 * Where files are chosen or dropped, shared by all fields and editors. The input, and the focus in it, stays while the content
 * changes. `ref` and attributes go to the input, `className` and `style` to the zone.
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
          // Resets the input, so that choosing the same file again fires an event; but a form sends what a named one holds.
          if (!rest.name) event.currentTarget.value = '';
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
