import { Text } from '@react-email/text';
import { houseColors } from './colors.ts';
import { MailAction } from './MailAction.tsx';
import { MailLayout, styles, type MailFrame } from './MailLayout.tsx';

interface AccountMailProps extends Omit<MailFrame, 'society' | 'unsubscribeUrl' | 'timeZone'> {
  /** The heading, also the mail's subject. */
  title: string;
  /** What happened, or what is asked for. */
  text: string;
  /** The button's label. */
  action: string;
  /** Absolute address of the button's target. */
  link: string;
  /** What to do if the reader did not ask for this. */
  otherwise?: string;
}

/** A mail about the account itself. It cannot be unsubscribed from, and also shows its link as text. */
export function AccountMail({ title, text, action, link, otherwise, ...frame }: AccountMailProps) {
  return (
    <MailLayout {...frame} title={title} preview={text}>
      <Text style={styles.paragraph}>{text}</Text>
      <MailAction href={link} label={action} color={houseColors.primary_color} />
      {otherwise !== undefined && <Text style={styles.paragraph}>{otherwise}</Text>}
    </MailLayout>
  );
}
