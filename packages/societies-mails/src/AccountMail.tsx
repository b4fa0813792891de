import { Text } from '@react-email/text';
import { houseColors } from './colors.ts';
import { MailAction } from './MailAction.tsx';
import { MailLayout, styles, type MailFrame } from './MailLayout.tsx';

interface AccountMailProps extends Omit<MailFrame, 'society' | 'unsubscribeUrl'> {
  /** The headline, and the subject. */
  title: string;
  /** What happened, or is asked for. */
  text: string;
  /** What the button says. */
  action: string;
  /** Where the button leads: a whole address. */
  link: string;
  /** What to do when it was somebody else. */
  otherwise?: string;
}

/** A mail about the account itself. It cannot be unsubscribed from, and shows its link as text too. */
export function AccountMail({ title, text, action, link, otherwise, ...frame }: AccountMailProps) {
  return (
    <MailLayout {...frame} title={title} preview={text}>
      <Text style={styles.paragraph}>{text}</Text>
      <MailAction href={link} label={action} color={houseColors.primary_color} />
      {otherwise !== undefined && <Text style={styles.paragraph}>{otherwise}</Text>}
    </MailLayout>
  );
}
