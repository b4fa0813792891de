import type { FormModalProps } from './FormModal.tsx';

/** What a form in a modal hands on to it. */
export type FormFrameProps = Pick<
  FormModalProps,
  'open' | 'onClose' | 'onDirtyChange' | 'className' | 'style'
>;

/** What the forms of events, posts and items take. */
export interface ContentFormProps<Stored, Draft, Errors> extends FormFrameProps {
  /** Called with the validated draft. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (draft: Draft) => void | Promise<unknown>;
  /**
   * What is stored now, if somebody else saved it while this form was open: the form shows what differs and asks which to keep.
   */
  conflict?: Stored;
  /** The server's messages for single fields. */
  fieldErrors?: Errors;
}
