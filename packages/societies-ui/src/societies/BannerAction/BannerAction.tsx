import { ImageIcon, Trash2 } from '../../base/Icon/icons.ts';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { usePending } from '../../base/usePending.ts';
import { imageProblemMessages, imageTypes } from '../../images/imageFile.ts';
import { forCropping, readyImage } from '../../images/readyImage.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './BannerAction.styles.ts';

export const bannerActionMessages = {
  change: 'Change banner',
  choose: 'Choose a picture',
  remove: 'Remove banner',
  confirmTitle: 'Remove the banner?',
  confirm: 'The picture is deleted. A drawing in the colours of the theme takes its place.',
  confirmLabel: 'Remove',
  cancel: 'Cancel',
  problems: imageProblemMessages,
} as const;

export interface BannerActionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /**
   * Called with a chosen picture, for the host to position in a `BannerEditor`. While a promise is pending, nothing can be
   * pressed.
   */
  onChange: (file: File) => void | Promise<unknown>;
  /** Removes the banner, after a confirmation. Without it, or without a banner, there is no such button. */
  onDelete?: () => void | Promise<unknown>;
}

/** Buttons over the banner while editing. For `SocietyHeader`'s `bannerAction`. */
export const BannerAction = forwardRef<HTMLDivElement, BannerActionProps>(function BannerAction(
  { onChange, onDelete, ...rest },
  ref,
) {
  const messages = useMessages('BannerAction', bannerActionMessages);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const changing = usePending(async (file: File) => {
    const ready = await readyImage(file, forCropping);
    setProblem(ready instanceof File ? undefined : messages.problems[ready]);
    if (!(ready instanceof File)) return false;
    await onChange(ready);
    return true;
  });
  const removing = usePending(onDelete);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = () => setOpen(false);
  const take = async (file: File | undefined) => {
    if (file && (await changing.run(file))) close();
  };
  return (
    <Root ref={ref} data-soc="BannerAction" data-state={open ? 'open' : undefined} {...rest}>
      <input
        data-part
        ref={input}
        type="file"
        accept={imageTypes}
        hidden
        aria-label={messages.choose}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {problem && <span role="alert">{problem}</span>}
      {open && (
        <>
          <Button
            variant="quiet"
            disabled={changing.pending !== null || removing.pending !== null}
            onClick={() => {
              setProblem(undefined);
              setOpen(false);
            }}
          >
            {messages.cancel}
          </Button>
          {onDelete && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden="true" />}
              loading={removing.pending !== null}
              disabled={changing.pending !== null}
              onClick={() => setAsking(true)}
            >
              {messages.remove}
            </Button>
          )}
        </>
      )}
      <Button
        variant="quiet"
        icon={<ImageIcon aria-hidden="true" />}
        loading={changing.pending !== null}
        disabled={removing.pending !== null}
        onClick={() => {
          setOpen(true);
          input.current?.click();
        }}
      >
        {open ? messages.choose : messages.change}
      </Button>
      {onDelete && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void removing.run().then(close);
          }}
          title={messages.confirmTitle}
          description={messages.confirm}
          confirmLabel={messages.confirmLabel}
          tone="danger"
        />
      )}
    </Root>
  );
});
BannerAction.displayName = 'BannerAction';
