import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation, contentValidation, siteLimits, urlLimits, type Site } from 'societies-contract';
import { siteSchema } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { Copy } from '../../base/Icon/icons.ts';
import { Link } from '../../base/Link/Link.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useCopy } from '../../base/useCopy.ts';
import { useDirty } from '../../base/useDirty.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { PostText } from '../../posts/PostText/PostText.tsx';
import { accessibilityStatementMessages } from '../../site/AccessibilityStatement/AccessibilityStatement.messages.ts';
import { statementText } from '../../site/AccessibilityStatement/statement.ts';
import { Form } from './SiteForm.styles.ts';

export const siteFormMessages = {
  contact_email: 'Contact address',
  contactHint: 'An address that somebody reads. Suspended people see it too.',
  privacy_url: 'Privacy policy',
  terms_url: 'Terms of use',
  accessibility_url: 'Accessibility statement',
  accessibilityHint: 'Leave empty to show the statement that comes with the software.',
  imprint_url: 'Imprint',
  welcome: 'Welcome',
  welcomeHint: 'Shown on the first page. Markdown: **bold**, [a link](https://…), lists with “-”.',
  preview: 'As visitors read it',
  nothing: 'Nothing yet: the first page is shown without it.',
  template:
    'The statement that comes with the software says what was tested and what falls short. Copy it, and add what you know about your site.',
  copy: 'Copy it as a template',
  copied: 'Copied',
  refused: 'Your browser does not let this page copy. Open it and copy it there.',
  open: 'Read it',
  save: 'Save',
  ...accountValidation.any,
  ...contentValidation.site,
} as const;

/** What is said about the site, with the version it has. */
export type SiteWords = Partial<Site>;
type Fields = Record<keyof Omit<Site, 'version'>, string>;

export interface SiteFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'> {
  /** What is stored. */
  site: SiteWords;
  /** What somebody else has stored meanwhile: the form shows what differs and asks which to keep. */
  conflict?: SiteWords;
  /**
   * Called with the validated words, in which an empty text removes what was said, and the version they are based on. Until its
   * promise is settled, the form counts as being sent.
   */
  onSave: (words: Fields, version: number | undefined) => void | Promise<unknown>;
  /** The server's messages for single fields. */
  fieldErrors?: FieldErrors<Fields>;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

const fieldsOf = (site: SiteWords): Fields => ({
  contact_email: site.contact_email ?? '',
  privacy_url: site.privacy_url ?? '',
  terms_url: site.terms_url ?? '',
  accessibility_url: site.accessibility_url ?? '',
  imprint_url: site.imprint_url ?? '',
  welcome: site.welcome ?? '',
});

/** What administrators say about the site: whom to write to, where its policies stand, and a welcome with its preview. */
export const SiteForm = forwardRef<HTMLFormElement, SiteFormProps>(function SiteForm(
  { site, conflict, onSave, fieldErrors, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('SiteForm', siteFormMessages);
  const statement = useMessages('AccessibilityStatement', accessibilityStatementMessages);
  const routes = useRoutes();
  const { form, field, submission, notice } = useVersionedForm<Fields>({
    schema: useMemo(() => siteSchema(messages), [messages]),
    values: fieldsOf(site),
    fieldErrors,
    version: site.version,
    current: conflict && { values: fieldsOf(conflict), version: conflict.version },
    labels: messages,
    onSubmit: async (words, version) => {
      await onSave(words, version);
    },
  });
  useDirty(submission.changed, onDirtyChange);
  const { state, copyText } = useCopy();
  const [welcome, contact] = form.watch(['welcome', 'contact_email']);
  const own = routes.accessibility();
  return (
    <Form ref={ref} data-soc="SiteForm" noValidate {...rest} onSubmit={submission.onSubmit}>
      <TextField
        label={messages.contact_email}
        hint={messages.contactHint}
        type="email"
        autoComplete="off"
        maxLength={siteLimits.emailMax}
        {...field('contact_email')}
      />
      <div data-part="row">
        <TextField
          label={messages.privacy_url}
          type="url"
          maxLength={urlLimits.max}
          {...field('privacy_url')}
        />
        <TextField label={messages.terms_url} type="url" maxLength={urlLimits.max} {...field('terms_url')} />
        <TextField
          label={messages.imprint_url}
          type="url"
          maxLength={urlLimits.max}
          {...field('imprint_url')}
        />
        <TextField
          label={messages.accessibility_url}
          hint={messages.accessibilityHint}
          type="url"
          maxLength={urlLimits.max}
          {...field('accessibility_url')}
        />
      </div>
      <div data-part="template">
        <p data-part role="status">
          {state === 'refused' ? messages.refused : messages.template}
        </p>
        <Button
          variant="quiet"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(statementText(statement, contact))}
        >
          {state === 'copied' ? messages.copied : messages.copy}
        </Button>
        {own && <Link href={own}>{messages.open}</Link>}
      </div>
      <TextArea
        label={messages.welcome}
        hint={messages.welcomeHint}
        rows={5}
        maxLength={siteLimits.welcomeMax}
        {...field('welcome')}
      />
      <section data-part="preview" aria-label={messages.preview}>
        <h2 data-part>{messages.preview}</h2>
        {welcome.trim() ? <PostText>{welcome}</PostText> : <p data-part="nothing">{messages.nothing}</p>}
      </section>
      <FormRefusal>{submission.refusal}</FormRefusal>
      {notice}
      <Button type="submit" data-part="save" loading={submission.submitting} disabled={!submission.changed}>
        {messages.save}
      </Button>
    </Form>
  );
});
SiteForm.displayName = 'SiteForm';
