import { PageContent, useMessages, type Widened } from 'societies-ui';
import { AccessibilityStatement } from 'societies-ui/site';
import { useFooterSite } from '../../api/site.ts';

const accessibilityMessages = { title: 'Accessibility' } as const;

declare global {
  interface SocietiesMessages {
    AppAccessibility: Widened<typeof accessibilityMessages>;
  }
}

/** How accessible the product is, in its makers' words. */
export default function AccessibilityPage() {
  const { title } = useMessages('AppAccessibility', accessibilityMessages);
  return (
    <PageContent title={title}>
      <title>{`${title} · Constellation`}</title>
      <AccessibilityStatement contact={useFooterSite()?.contact_email} />
    </PageContent>
  );
}
