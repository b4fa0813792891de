import type { ReactElement } from 'react';
import { initialThemes } from 'societies-contract';
import { DeleteAccountForm } from '../account/DeleteAccountForm/DeleteAccountForm.tsx';
import { ForgotPasswordForm } from '../account/ForgotPasswordForm/ForgotPasswordForm.tsx';
import { LoginForm } from '../account/LoginForm/LoginForm.tsx';
import { NewPasswordForm } from '../account/NewPasswordForm/NewPasswordForm.tsx';
import { PasswordForm } from '../account/PasswordForm/PasswordForm.tsx';
import { ProfileForm } from '../account/ProfileForm/ProfileForm.tsx';
import { SignupForm } from '../account/SignupForm/SignupForm.tsx';
import { mira } from '../account/account.fixture.ts';
import { SuspendUser } from '../admin/SuspendUser/SuspendUser.tsx';
import { CommitteeEditor } from '../committee/CommitteeEditor/CommitteeEditor.tsx';
import { HandOver } from '../committee/HandOver/HandOver.tsx';
import { RemoveMember } from '../committee/RemoveMember/RemoveMember.tsx';
import { RoleManager } from '../committee/RoleManager/RoleManager.tsx';
import { committee, members, permissions, roles } from '../committee/committee.fixture.ts';
import { ConfirmDialog } from '../base/ConfirmDialog/ConfirmDialog.tsx';
import { CancelEvent } from '../events/CancelEvent/CancelEvent.tsx';
import { EventForm } from '../events/EventForm/EventForm.tsx';
import { GuestList } from '../events/GuestList/GuestList.tsx';
import { SignupQuestions } from '../events/SignupQuestions/SignupQuestions.tsx';
import { MerchForm } from '../merch/MerchForm/MerchForm.tsx';
import { PostForm } from '../posts/PostForm/PostForm.tsx';
import { SocietyFactsForm } from '../societies/SocietyFactsForm/SocietyFactsForm.tsx';
import { SocietyKeywordsForm } from '../societies/SocietyKeywordsForm/SocietyKeywordsForm.tsx';
import { SocietyRequestForm } from '../societies/SocietyRequestForm/SocietyRequestForm.tsx';
import { astronomyFacts, categories } from '../societies/societies.fixture.ts';
import { ThemeEditor } from '../theme-editor/ThemeEditor/ThemeEditor.tsx';
import { WidgetForm } from '../widgets/WidgetForm/WidgetForm.tsx';

/** Refusals of a server, as forms take them. */
export type Said = Record<string, readonly string[]>;

/** A form, how it is filled in rightly, and how each of its fields can be wrong. */
export interface FormCase {
  name: string;
  render: (send: (...sent: readonly unknown[]) => void, said: Said | undefined) => ReactElement;
  /** The last button. */
  submit: string;
  /** What is written, by the label of its field; a button or an option is pressed. */
  right: Readonly<Record<string, string>>;
  /** The field, what is wrong in it (null leaves it as it is), and what is written elsewhere before. */
  wrong: readonly (readonly [
    field: string,
    text: string | null,
    beside?: Readonly<Record<string, string>>,
  ])[];
  /** Fields of the call, and the field that shows what a server says of each. */
  refused?: Readonly<Record<string, string>>;
}

const close = () => undefined;
const themes = initialThemes.map((theme, index) => ({ ...theme, id: index + 1 }));

const event = {
  Name: 'Moon walk',
  Description: 'Round the lake.',
  Date: '2026-12-02',
  Time: '20:30',
  Venue: 'North gate',
  Duration: '1.5',
  'Max participants': '25',
  Price: '2.50',
};
const question = { 'Add a question': '' };

export const forms: readonly FormCase[] = [
  {
    name: 'EventForm',
    render: (send, said) => <EventForm open onClose={close} onSubmit={send} fieldErrors={said} />,
    submit: 'Create event',
    right: event,
    wrong: [
      ['Name', ''],
      ['Description', ''],
      ['Date', ''],
      ['Date', '202612-01-01'],
      ['Date', '0026-12-01'],
      ['Time', ''],
      ['Venue', ''],
      ['Duration', '0.25'],
      ['Max participants', '0'],
      ['Price', '-1'],
      ['Repeat until', '2026-12-01', { Repeats: 'week' }],
      ['Repeat until', '202612-01-01', { Repeats: 'week' }],
      ['Opens on', '2026-12-03'],
      ['Opens on', '202612-01-01'],
      ['Opens on', '', { 'Opens at': '10:00' }],
      ['Closes on', '2026-12-03'],
      ['Closes on', '0012-12-01'],
      ['Closes on', '', { 'Closes at': '10:00' }],
      ['Give back until', '2026-12-03'],
      ['Give back until', '202612-01-01'],
      ['Give back until', '', { Until: '10:00' }],
      ['Link for participants', 'http://example.org'],
      ['Question 1', '', question],
      ['Options, one per line', 'One', { ...question, 'Question 1': 'Which?', Answer: 'choice' }],
    ],
    refused: {
      name: 'Name',
      datetime: 'Date',
      max_participants: 'Max participants',
      opens_at: 'Opens on',
      closes_at: 'Closes on',
      cancel_until: 'Give back until',
      link: 'Link for participants',
      image: 'Image',
      questions: 'Add a question',
    },
  },
  {
    name: 'PostForm',
    render: (send, said) => <PostForm open onClose={close} onSubmit={send} fieldErrors={said} />,
    submit: 'Create post',
    right: { Title: 'Comet', Content: 'Look up.' },
    wrong: [
      ['Title', ''],
      ['Content', ''],
      ['On', '', { Publish: 'later', At: '10:00' }],
      ['On', '202612-01-01', { Publish: 'later', At: '10:00' }],
      ['At', '', { Publish: 'later', On: '2026-12-01' }],
    ],
    refused: { title: 'Title', content: 'Content', image: 'Image' },
  },
  {
    name: 'MerchForm',
    render: (send, said) => <MerchForm open onClose={close} onSubmit={send} fieldErrors={said} />,
    submit: 'Create merch',
    right: {
      Name: 'Mug',
      Description: 'Blue.',
      Category: 'Cups',
      Price: '7.5',
      URL: 'https://shop.example.org/mug',
    },
    wrong: [
      ['Name', ''],
      ['Description', ''],
      ['Category', ''],
      ['Price', '0'],
      ['URL', 'shop'],
    ],
    refused: { name: 'Name', purchase_url: 'URL', image: 'Image' },
  },
  {
    name: 'WidgetForm',
    render: (send) => (
      <WidgetForm
        open
        features={{ enable_posts: true, enable_events: true }}
        onClose={close}
        onSubmit={send}
      />
    ),
    submit: 'Add widget',
    right: {},
    wrong: [
      ['Slogan', null],
      ['Slogan', ' ', { Slogan: '' }],
      ['Add pictures', null, { Carousel: '' }],
    ],
  },
  {
    name: 'SocietyRequestForm',
    render: (send, said) => (
      <SocietyRequestForm open categories={categories} onClose={close} onSubmit={send} fieldErrors={said} />
    ),
    submit: 'Send request',
    right: {
      'Society name': 'Kite Society',
      Category: String(categories[0]?.id),
      Proposal: 'We fly kites together on Sundays.',
    },
    wrong: [
      ['Society name', 'Ab'],
      ['Category', ''],
      ['Proposal', 'Kites'],
    ],
    refused: { name: 'Society name', category: 'Category', proposal: 'Proposal' },
  },
  {
    name: 'LoginForm',
    render: (send, said) => <LoginForm onSubmit={send} fieldErrors={said} />,
    submit: 'Log In',
    right: { 'University ID': '10000002', Password: 'Cosmos2026' },
    wrong: [
      ['University ID', ''],
      ['Password', 'short'],
    ],
    refused: { uniID: 'University ID', password: 'Password' },
  },
  {
    name: 'SignupForm',
    render: (send, said) => <SignupForm onSubmit={send} fieldErrors={said} />,
    submit: 'Sign Up',
    right: {
      'First Name': 'Mira',
      'Last Name': 'Voss',
      Email: 'mira@example.ac.uk',
      'University ID': '10000009',
      Password: 'Cosmos2026',
      'Confirm Password': 'Cosmos2026',
    },
    wrong: [
      ['First Name', ''],
      ['Last Name', ''],
      ['Email', 'mira'],
      ['University ID', '123'],
      ['Password', 'short'],
      ['Confirm Password', 'Cosmos2027'],
    ],
    refused: { email: 'Email', university_id: 'University ID', password: 'Password' },
  },
  {
    name: 'ForgotPasswordForm',
    render: (send, said) => <ForgotPasswordForm onSubmit={send} fieldErrors={said} />,
    submit: 'Send me a link',
    right: { Email: 'mira@example.ac.uk' },
    wrong: [['Email', 'mira']],
    refused: { email: 'Email' },
  },
  {
    name: 'NewPasswordForm',
    render: (send, said) => <NewPasswordForm onSubmit={send} fieldErrors={said} />,
    submit: 'Save the new password',
    right: { 'New password': 'Cosmos2026', 'Confirm password': 'Cosmos2026' },
    wrong: [
      ['New password', 'short'],
      ['Confirm password', 'Cosmos2027'],
    ],
    refused: { new_password: 'New password' },
  },
  {
    name: 'PasswordForm',
    render: (send, said) => <PasswordForm open onClose={close} onSubmit={send} fieldErrors={said} />,
    submit: 'Change password',
    right: { 'Old password': 'Cosmos2025', 'New password': 'Cosmos2026', 'Confirm password': 'Cosmos2026' },
    wrong: [
      ['Old password', ''],
      ['New password', 'short'],
      ['Confirm password', 'Cosmos2027'],
    ],
    refused: { old_password: 'Old password', new_password: 'New password' },
  },
  {
    name: 'ProfileForm',
    render: (send, said) => (
      <ProfileForm
        profile={mira}
        onSubmit={() => {
          send();
          return false;
        }}
        fieldErrors={said}
      />
    ),
    submit: 'Save changes',
    right: { 'Edit information': '', 'First Name': 'Mira' },
    wrong: [
      ['First Name', ''],
      ['Last Name', ''],
      ['Email', 'mira'],
    ],
    refused: { email: 'Email' },
  },
  {
    name: 'DeleteAccountForm',
    render: (send, said) => <DeleteAccountForm open onClose={close} onSubmit={send} fieldErrors={said} />,
    submit: 'Delete for good',
    right: { 'Your password': 'Cosmos2026' },
    wrong: [['Your password', '']],
    refused: { password: 'Your password' },
  },
  {
    name: 'SocietyFactsForm',
    render: (send, said) => <SocietyFactsForm facts={astronomyFacts} onSave={send} fieldErrors={said} />,
    submit: 'Save',
    right: { 'How to reach you': 'hello@example.org' },
    wrong: [
      ['Website', 'roof'],
      ['Instagram', 'https://example.org'],
      ['Discord', 'https://example.org'],
      ['Keywords', 'a,b,c,d,e,f,g,h,i,j,k'],
    ],
    refused: { website: 'Website', keywords: 'Keywords' },
  },
  {
    name: 'SocietyKeywordsForm',
    render: (send, said) => <SocietyKeywordsForm stored={{}} onSave={send} error={said?.['keywords']?.[0]} />,
    submit: 'Save',
    right: { Keywords: 'stars' },
    wrong: [['Keywords', 'a,b,c,d,e,f,g,h,i,j,k']],
    refused: { keywords: 'Keywords' },
  },
  {
    name: 'SignupQuestions',
    render: (send, said) => (
      <SignupQuestions
        open
        event="Geminids"
        questions={[
          { id: 'why', kind: 'text', label: 'Why?', required: true },
          { id: 'diet', kind: 'choice', label: 'Diet', required: true, options: ['Anything', 'Vegan'] },
        ]}
        errors={
          said && Object.fromEntries(Object.entries(said).map(([id, [sentence]]) => [id, sentence ?? '']))
        }
        onClose={close}
        onSubmit={send}
      />
    ),
    submit: 'Register',
    right: { 'Why?': 'Stars', Diet: 'Vegan' },
    wrong: [
      ['Why?', ' '],
      ['Diet', ''],
    ],
    refused: { why: 'Why?', diet: 'Diet' },
  },
  {
    name: 'GuestList',
    render: (send, said) => (
      <GuestList
        guests={[]}
        onAdd={() => {
          send();
          return Promise.resolve(false);
        }}
        addError={said?.['university_id']?.[0]}
      />
    ),
    submit: 'Add',
    right: { 'Add a guest by University ID': '10000009' },
    wrong: [['Add a guest by University ID', ' ']],
    refused: { university_id: 'Add a guest by University ID' },
  },
  {
    name: 'CancelEvent',
    render: (send) => <CancelEvent open event="Geminids" onClose={close} onSubmit={send} />,
    submit: 'Cancel the event',
    right: {},
    wrong: [['Reason', ' ']],
  },
  {
    name: 'SuspendUser',
    render: (send) => <SuspendUser open name="Nadia Rahman" onClose={close} onSubmit={send} />,
    submit: 'Suspend',
    right: {},
    wrong: [['Reason', ' ']],
  },
  {
    name: 'RemoveMember',
    render: (send) => <RemoveMember name="Nadia Rahman" onClose={close} onSubmit={send} />,
    submit: 'Remove',
    right: {},
    wrong: [['Reason', ' ']],
  },
  {
    name: 'ConfirmDialog',
    render: (send) => (
      <ConfirmDialog
        open
        typeToConfirm="Astronomy Society"
        title={'Remove it?'}
        description={'Everything goes.'}
        confirmLabel="Remove Society"
        onConfirm={send}
        onClose={close}
      />
    ),
    submit: 'Remove Society',
    right: {},
    wrong: [['Type “Astronomy Society” to confirm', 'Chess']],
  },
  {
    name: 'RoleManager',
    render: (send) => (
      <RoleManager roles={roles} permissions={permissions} onAdd={send} onSave={close} onDelete={close} />
    ),
    submit: 'Add role',
    right: {},
    wrong: [
      ['New role', ''],
      ['New role', 'x'.repeat(200)],
    ],
  },
  {
    name: 'ThemeEditor',
    render: (send) => <ThemeEditor themes={themes} current={1} onSave={send} />,
    submit: 'Save',
    right: {},
    wrong: [
      ['Primary', '#12'],
      ['Secondary', 'red'],
      ['Tertiary', ''],
      ['Text', '#ggg'],
      ['Name', '', { 'New theme': '' }],
    ],
  },
  {
    name: 'HandOver',
    render: (send) => (
      <HandOver
        president={{ university_id: '10000002', name: 'Mira Voss', avatar: null }}
        society="Astronomy Society"
        members={members}
        onHandOver={send}
      />
    ),
    submit: 'Hand over…',
    right: {},
    wrong: [['New President', null]],
  },
  {
    name: 'CommitteeEditor',
    render: (send) => (
      <CommitteeEditor
        committee={committee}
        members={members}
        society={{ id: 1, name: 'Astronomy Society' }}
        onSave={send}
        onCancel={close}
      />
    ),
    submit: 'Save committee',
    right: {},
    wrong: [['Secretary', 'Yuki Tanaka']],
  },
];
