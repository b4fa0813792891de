import { Button } from '@react-email/button';
import { inkOn } from './colors.ts';

interface MailActionProps {
  /** An absolute address. */
  href: string;
  /** The button's label. */
  label: string;
  /** The society's colour, or the product's. */
  color: string;
}

/** The main button of a mail, built so that old mail programs render it too. */
export function MailAction({ href, label, color }: MailActionProps) {
  return (
    <Button
      href={href}
      style={{
        backgroundColor: color,
        color: inkOn(color),
        padding: '14px 24px',
        borderRadius: '999px',
        fontSize: '16px',
        fontWeight: 600,
        textDecoration: 'none',
        margin: '4px 0 20px',
      }}
    >
      {label}
    </Button>
  );
}
