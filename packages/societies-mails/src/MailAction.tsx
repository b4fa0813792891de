import { Button } from '@react-email/button';
import { inkOn } from './colors.ts';

interface MailActionProps {
  /** Where it leads: a whole address. */
  href: string;
  /** What it does, in a few words. */
  label: string;
  /** Of the society, or of the house. */
  color: string;
}

/** The one thing that a mail asks for: a button that old mail programs draw too. */
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
