import type { Page } from 'playwright/test';
import { paths, type Society, type SocietyPage, type SocietyRequest } from 'societies-contract';
import { demo, demoPassword, expect, newAccount, post, read, signUp, type Account } from './fixtures.ts';

type Method = 'post' | 'put' | 'delete' | 'patch';

/** A call that has to succeed. */
export async function call<Reply = unknown>(
  page: Page,
  method: Method,
  path: string,
  token: string,
  data: unknown = {},
): Promise<Reply> {
  const reply = await page.request[method](path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
  return (reply.status() === 204 ? undefined : await reply.json()) as Reply;
}

export interface Founded {
  society: Society;
  president: Account & { token: string };
}

/** The access token of somebody else than whom `page` is signed in as; their cookie takes nobody's place. */
export async function tokenOf(page: Page, uniID: string, password: string = demoPassword): Promise<string> {
  const cookies = await page.context().cookies();
  const reply = await post(page, paths.login, { uniID, password });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  return ((await reply.json()) as { access_token: string }).access_token;
}

/** Somebody who exists and is logged in nowhere. */
export async function makeStudent(page: Page): Promise<Account & { token: string }> {
  const cookies = await page.context().cookies();
  const account = newAccount();
  const reply = await post(page, paths.signup, account);
  expect(reply.status(), await reply.text()).toBe(201);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  return { ...account, token: ((await reply.json()) as { access_token: string }).access_token };
}

let founded = 0;
/** A society of the test's own, whose President `page` is signed in as. @param of who founds another one. */
export async function foundSociety(page: Page, of?: Founded['president']): Promise<Founded> {
  const president = of ?? (await signUp(page));
  const name = `Test ${president.university_id} ${founded++}`;
  const proposal = 'A society that a test founds for itself.';
  const request = await call<SocietyRequest>(page, 'post', paths.societyRequests, president.token, {
    name,
    proposal,
    category: 1,
    user: president.university_id,
  });
  await call(page, 'post', paths.acceptRequest(request.id), await tokenOf(page, demo.administrator));
  const mine = await read<Society[]>(page, paths.mySocieties, president.token);
  return { society: mine.find((society) => society.name === name) as Society, president };
}

/** An event far ahead that anybody may come to, to be changed by a test. */
export const eventDraft = {
  name: 'Night walk',
  description: 'Bring a torch.',
  datetime: '2099-03-04T18:00:00.000Z',
  duration: '01:00:00',
  venue: 'Meadow gate',
  max_participants: 5,
  price: 0,
  is_active: true,
};

/** Gives a student a role, by default that of the Vice President, who may change everything on its pages that the President may. */
export async function appoint(
  page: Page,
  { society, president }: Founded,
  student: Founded['president'],
  role = 'Vice President',
): Promise<void> {
  await call(page, 'post', paths.join(society.id), student.token);
  const { committee_members: committee } = await read<SocietyPage>(
    page,
    paths.society(society.id),
    president.token,
  );
  const post = Object.values(committee).find(({ role: { name } }) => name === role);
  await call(page, 'post', paths.updateCommittee(society.id), president.token, {
    new_committee: [
      {
        role_id: post?.role.id,
        role_name: role,
        previous_user_id: null,
        user_id: student.university_id,
        user_name: null,
      },
    ],
  });
}

/** Switches the pages of a society to editing. */
export const edit = (page: Page) => page.getByRole('button', { name: 'Edit page' }).click();

/** A small picture, as a browser would offer it. */
export const picture = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAXklEQVR4nO3NhxGCUAAFwV/YFXHliAlRMIKIAdu1DmfeNrBFFlLJUlaylo1spZadNLKXg7TSyVFOcpaLXOUmvQxyl1EeMslTXvKWj8zyLQkSJEiQIEGCBAkSJPiX4AeWW049T+taLgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
