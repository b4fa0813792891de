import type { Page } from 'playwright/test';
import {
  paths,
  type CommitteeEntry,
  type FeatureOptions,
  type NoticesReply,
  type SocietyAnalytics,
  type Role,
  type SocietyDetail,
  type SocietyMember,
  type SocietyPage,
  type UpdateCommitteeBody,
} from 'societies-contract';
import { demo, expect, exported, read, signIn, test, toast } from './fixtures.ts';
import { call, edit, foundSociety, makeStudent, picture } from './societies.ts';

test.describe('information', () => {
  test('the meeting time, place and keywords are edited on the page and outlive a reload', async ({
    page,
  }) => {
    const { society } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/info`);
    await page.getByRole('button', { name: 'Say when and where' }).click();
    const when = page.getByLabel('When you meet');
    await expect(when).toBeFocused();
    await when.fill('Tuesdays at seven');
    const instagram = page.getByLabel('Instagram');
    await instagram.fill('https://instagram.com.example/test');
    await page.getByLabel('Keywords').fill('Night walks, lanterns');
    const region = page.getByRole('region', { name: 'Come along' });
    await region.getByRole('button', { name: 'Save' }).click();
    await expect(instagram).toHaveAccessibleDescription(/an address on instagram.com/);
    await instagram.fill('https://www.instagram.com/test');
    await region.getByRole('button', { name: 'Save' }).click();
    await expect(region.getByText('Tuesdays at seven')).toBeVisible();
    await page.reload();
    await expect(region.getByText('Tuesdays at seven')).toBeVisible();
    await expect(region.getByRole('list', { name: 'Keywords' }).getByRole('listitem')).toHaveText([
      'Night walks',
      'lanterns',
    ]);
    await expect(region.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/test',
    );
  });

  test('a theme is previewed, reset, saved, and shown by every page', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/info`);
    const primary = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).getPropertyValue('--soc-primary').trim());
    // The heading may come before the theme.
    await expect.poll(primary).not.toBe('');
    const before = await primary();
    await edit(page);
    await page.getByRole('radio', { name: 'Moss' }).check({ force: true });
    await expect.poll(primary).not.toBe(before);
    await page.getByRole('button', { name: 'Done' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect.poll(primary).toBe(before);
    await edit(page);
    await page.getByRole('radio', { name: 'Moss' }).check({ force: true });
    await page.getByRole('region', { name: 'Theme' }).getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Society theme updated successfully!')).toContainText('Success');
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
    await expect.poll(primary).not.toBe(before);
    expect(
      (await read<SocietyDetail>(page, paths.societyDetail(society.id), president.token)).theme.name,
    ).toBe('Moss');
  });

  test('the description is saved, and editing ends once nothing else is unsaved', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/info`);
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await edit(page);
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('We meet on Mondays.');
    await page.getByRole('radio', { name: 'Moss' }).check({ force: true });
    await page.getByRole('region', { name: 'Theme' }).getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Society theme updated successfully!')).toBeVisible();
    await expect(description).toHaveValue('We meet on Mondays.');
    await page.getByRole('region', { name: 'About' }).getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Society data updated successfully!')).toContainText('Success');
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
    await expect(page.getByText('We meet on Mondays.')).toBeVisible();
    expect((await read<SocietyPage>(page, paths.society(society.id), president.token)).description).toBe(
      'We meet on Mondays.',
    );
  });

  test('banner and logo are stored, shown and removed', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const stored = () => read<SocietyPage>(page, paths.society(society.id), president.token);
    await page.goto(`/societies/${society.id}/info`);
    await edit(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change banner' }).click();
    await (await chooser).setFiles(picture);
    const position = page.getByRole('dialog', { name: 'Edit the banner' });
    await position.getByRole('button', { name: 'Zoom in' }).click();
    expect((await stored()).banner, 'a picture that was only chosen is not live').toBeNull();
    await position.getByRole('button', { name: 'Cancel' }).click();
    await expect(position).toHaveCount(0);
    expect((await stored()).banner).toBeNull();
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change banner' }).click();
    await (await again).setFiles(picture);
    await position.getByRole('button', { name: 'Save banner' }).click();
    await expect(toast(page, 'Society banner updated successfully!')).toContainText('Success');
    await expect(position).toHaveCount(0);
    const { banner } = await stored();
    expect(banner).not.toBeNull();
    await expect(page.locator(`img[src="${banner}"]`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit logo' }).click();
    const modal = page.getByRole('dialog', { name: 'Edit the logo' });
    await modal.locator('input[type="file"]:not([hidden])').setInputFiles(picture);
    await modal.getByRole('button', { name: 'Use picture' }).click();
    await expect(modal).toHaveCount(0);
    const { logo } = await stored();
    expect(logo).not.toBeNull();
    await page.getByRole('button', { name: 'Edit logo' }).click();
    await modal.getByRole('button', { name: 'Remove Image' }).click();
    await expect(modal).toHaveCount(0);
    expect((await stored()).logo).toBeNull();
    const cancelled = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change banner' }).click();
    await cancelled;
    await page.getByRole('button', { name: 'Remove banner' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove the banner?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await stored()).banner).toBe(banner);
    await page.getByRole('button', { name: 'Remove banner' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(async () => (await stored()).banner).toBeNull();
  });
});

/** Gives a post to whom the picker finds by the text. */
async function giveTo(page: Page, post: string, search: string) {
  const picker = page.getByRole('combobox', { name: post, exact: true });
  // The list stands under the field, which has to be in view as it is for who types.
  await picker.scrollIntoViewIfNeeded();
  await picker.fill(search);
  await page.getByRole('option', { name: search }).click();
  await expect(picker).not.toHaveValue(search === 'Unassigned' ? '' : search);
}

test.describe('members of the committee', () => {
  test('are changed by the President, who cannot replace the President', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const student = await makeStudent(page);
    await call(page, 'post', paths.join(society.id), student.token);
    await page.goto(`/societies/${society.id}/info`);
    await expect(page.getByRole('button', { name: 'Change members' })).toHaveCount(0);
    await edit(page);
    await page.getByRole('button', { name: 'Change members' }).click();
    await expect(page.getByRole('combobox', { name: 'President', exact: true })).toBeDisabled();
    await giveTo(page, 'Treasurer', student.university_id);
    await giveTo(page, 'Secretary', student.university_id);
    await page.getByRole('button', { name: 'Save committee' }).click();
    await expect(page.getByText('Some roles have the same member assigned.').first()).toBeVisible();
    await giveTo(page, 'Secretary', 'Unassigned');
    await page.getByRole('button', { name: 'Save committee' }).click();
    await expect(toast(page, 'Committee updated successfully.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
    const { committee_members } = await read<SocietyPage>(page, paths.society(society.id), president.token);
    const treasurer = Object.values(committee_members).find(
      (entry: CommitteeEntry) => entry.role.name === 'Treasurer',
    );
    expect(treasurer?.university_id).toBe(student.university_id);
  });

  test('are changed by an administrator, the President too', async ({ page }) => {
    const { society } = await foundSociety(page);
    const student = await makeStudent(page);
    await call(page, 'post', paths.join(society.id), student.token);
    const context = await page.context().browser()?.newContext();
    const office = await (context as NonNullable<typeof context>).newPage();
    await signIn(office, demo.administrator);
    await office.goto(`/societies/${society.id}/info`);
    await office.getByRole('button', { name: 'Change members' }).click();
    await giveTo(office, 'President', student.university_id);
    await office.getByRole('button', { name: 'Save committee' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Hand it over' }).click();
    await expect(toast(office, 'Committee updated successfully.')).toBeVisible();
    await expect(office.getByRole('region', { name: 'Committee' })).toContainText('Ada Okafor');
    await context?.close();
  });

  test('a President follows the editor’s link to Settings and hands over the presidency there', async ({
    page,
  }) => {
    const { society, president } = await foundSociety(page);
    const student = await makeStudent(page);
    await call(page, 'post', paths.join(society.id), student.token);
    await page.goto(`/societies/${society.id}/info`);
    await edit(page);
    await page.getByRole('button', { name: 'Change members' }).click();
    await page.getByRole('link', { name: 'Hand the presidency over' }).click();
    await expect(page).toHaveURL(`/societies/${society.id}/dashboard/settings`);
    await giveTo(page, 'New President', student.university_id);
    await page.getByRole('button', { name: 'Hand over…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hand the presidency over?' });
    await expect(question).toContainText(/hands the presidency of .* over to Ada Okafor\./);
    await question.getByRole('button', { name: 'Hand it over' }).click();
    await expect(toast(page, 'Ada Okafor is the President now.')).toBeVisible();
    // The dashboard is a committee's.
    await expect(page).toHaveURL(`/societies/${society.id}`);
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0);
    const { committee_members } = await read<SocietyPage>(page, paths.society(society.id), president.token);
    const now = Object.values(committee_members).find(
      ({ role }: CommitteeEntry) => role.name === 'President',
    );
    expect(now?.university_id).toBe(student.university_id);
    const { results } = await read<NoticesReply>(page, paths.notifications, student.token);
    expect(results[0]?.title).toBe(`You are President of ${society.name}`);
  });

  test('an administrator’s link opens the editor, also after a reload, and Cancel closes it', async ({
    page,
  }) => {
    await signIn(page, demo.administrator);
    await page.goto('/admin/societies');
    await page.getByRole('searchbox').fill('Astronomy');
    await expect(page).toHaveURL(/search=Astronomy/);
    await page
      .getByRole('button', { name: /Astronomy Society/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Change members' }).click();
    const heading = page.getByRole('heading', { name: 'Change members' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'President', exact: true })).toBeEnabled();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('region', { name: 'Committee' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change members' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Committee' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/societies/);
  });

  test.describe('two officers at once', () => {
    test.use({ expectedErrors: /status of 409/ });
    test('the second sees the first one’s changes, keeps their own, and sends only these', async ({
      page,
    }) => {
      const { society, president } = await foundSociety(page);
      const [first, second] = [await makeStudent(page), await makeStudent(page)];
      for (const { token } of [first, second]) await call(page, 'post', paths.join(society.id), token);
      const stored = async () =>
        Object.values(
          (await read<SocietyPage>(page, paths.society(society.id), president.token)).committee_members,
        );
      const holder = async (post: string) =>
        (await stored()).find(({ role }: CommitteeEntry) => role.name === post)?.university_id;
      await page.goto(`/societies/${society.id}/info`);
      await edit(page);
      await page.getByRole('button', { name: 'Change members' }).click();
      await giveTo(page, 'Secretary', second.university_id);

      const secretary = (await stored()).find(({ role }) => role.name === 'Secretary');
      await call(page, 'post', paths.updateCommittee(society.id), president.token, {
        new_committee: [
          {
            role_id: secretary?.role.id,
            role_name: 'Secretary',
            previous_user_id: null,
            user_id: first.university_id,
            user_name: 'Ada Okafor',
          },
        ],
      });
      await page.getByRole('button', { name: 'Save committee' }).click();
      await expect(page.locator('[data-soc="ConflictNotice"]')).toContainText('Ada Okafor');
      expect(await holder('Secretary')).toBe(first.university_id);

      // Nothing of it is lost by looking elsewhere either.
      await page.getByRole('link', { name: 'Events', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
      const sent = page.waitForRequest((request) =>
        request.url().endsWith(paths.updateCommittee(society.id)),
      );
      await page.getByRole('button', { name: 'Keep mine' }).click();
      const { new_committee } = (await sent).postDataJSON() as UpdateCommitteeBody;
      expect(new_committee).toMatchObject([
        { role_name: 'Secretary', previous_user_id: first.university_id, user_id: second.university_id },
      ]);
      await expect(toast(page, 'Committee updated successfully.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
      expect(await holder('Secretary')).toBe(second.university_id);
    });
  });
});

test.describe('dashboard', () => {
  test('a member without a role is sent from the dashboard to the society’s page', async ({ page }) => {
    await signIn(page, demo.member);
    await page.goto('/societies/1/dashboard');
    await expect(page).toHaveURL('/societies/1');
  });

  test('an officer sees figures and members, and neither roles nor features, and edits neither Home nor Info', async ({
    page,
  }) => {
    const token = await signIn(page, demo.eventsOfficer);
    await page.goto('/societies/1');
    await edit(page);
    const refusal = page.getByRole('dialog', { name: 'You do not have permission to edit the home page' });
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pages of Astronomy Society' });
    await pages.getByRole('link', { name: 'Info' }).click();
    await edit(page);
    await expect(page.getByText('You do not have permission to edit the society theme')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change members' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Analytics' })).toBeVisible();
    const { attendance } = await read<SocietyAnalytics>(page, paths.societyAnalytics(1), token);
    const last = attendance?.[0];
    await expect(
      page
        .getByRole('region', { name: 'Who came' })
        .getByRole('row', { name: new RegExp(`${last?.name}.* ${last?.registered} ${last?.waiting}`) }),
    ).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(tabs.getByRole('link')).toHaveText([
      'Overview',
      'People',
      'Elections',
      'Handover',
      'Affiliation',
      'Messages',
      'History',
    ]);
    await tabs.getByRole('link', { name: 'People' }).click();
    await expect(page).toHaveURL('/societies/1/dashboard/people');
    await page.getByRole('searchbox', { name: 'Search people' }).fill('Mira Voss');
    const president = page.getByRole('row', { name: /Mira Voss.*President/ });
    await expect(page.getByRole('columnheader', { name: 'Events attended' })).toBeVisible();
    const members = await read<SocietyMember[]>(page, paths.members(1), token);
    const attended = members.find(({ role }) => role === 'President')?.attended;
    await expect(president.getByRole('cell').last()).toHaveText(new RegExp(`^${attended}\\b`));

    // Each of both tabs follows its own right.
    const detail = await read<SocietyDetail>(page, paths.societyDetail(1), token);
    for (const [right, shown, hidden] of [
      ['manage_roles', 'Roles', 'settings'],
      ['edit_society', 'Settings', 'roles'],
    ] as const) {
      const role = { ...detail.role, permissions: [{ id: 1, name: right, codename: right }] };
      await page.route(`**${paths.societyDetail(1)}`, (route) =>
        route.fulfill({ json: { ...detail, role } }),
      );
      await page.goto(`/societies/1/dashboard/${hidden}`);
      await expect(page).toHaveURL('/societies/1/dashboard');
      await expect(tabs.getByRole('link')).toHaveText(
        ['Overview', 'People', 'Roles', 'Elections', 'Handover', 'Affiliation', 'History', 'Settings'].filter(
          (tab) => tab === shown || !['Roles', 'Settings'].includes(tab),
        ),
      );
    }
  });

  test('a member removed with a reason is notified of it', async ({ page }) => {
    const { society } = await foundSociety(page);
    const student = await makeStudent(page);
    await call(page, 'post', paths.join(society.id), student.token);
    await page.goto(`/societies/${society.id}/dashboard/people`);
    const rows = page.locator('[data-soc="MembersTable"] [data-part="row"]');
    await expect(rows).toHaveCount(2);
    const { name, text } = await exported(page);
    expect(name).toBe(`members-${society.id}.csv`);
    expect(text).toContain(student.university_id);
    await test.step('of those who were searched', async () => {
      const search = page.getByRole('searchbox', { name: 'Search people' });
      await search.fill(student.university_id);
      await expect(rows).toHaveCount(1);
      const found = (await exported(page)).text.trim().split('\n');
      expect(found).toHaveLength(2);
      expect(found[1]).toContain(student.university_id);
      await search.fill('');
      await expect(rows).toHaveCount(2);
    });
    // Nobody removes themselves, nor the President.
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove Ada Okafor' }).click();
    const form = page.getByRole('dialog', { name: 'Remove Ada Okafor?' });
    await form.getByLabel(/Reason/).fill('Left the university.');
    await form.getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Member removed, and told why')).toBeVisible();
    await expect(rows).toHaveCount(1);
    const { results } = await read<NoticesReply>(page, paths.notifications, student.token);
    expect(results[0]).toMatchObject({
      title: `You are no longer a member of ${society.name}`,
      text: 'The committee gave this reason: Left the university.',
    });
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'History' }).click();
    await expect(page.getByText(/removed “Ada Okafor” from the society/)).toBeVisible();
  });

  test('a President adds a role, gives it a permission and deletes it', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/dashboard/roles`);
    const roles = page.getByRole('region', { name: 'Roles' });
    await roles.getByRole('button', { name: 'Add role' }).click();
    await expect(roles.getByText('Role name is required.')).toBeVisible();
    await roles.getByLabel('New role').fill('Archivist');
    await roles.getByRole('button', { name: 'Add role' }).click();
    await expect(toast(page, 'Role created successfully!')).toBeVisible();
    await roles
      .getByRole('group', { name: 'What the Archivist may do' })
      .getByRole('checkbox', { name: 'Edit posts' })
      .check();
    await expect(roles.getByText('The Archivist may edit posts.')).toBeVisible();
    await roles.getByRole('button', { name: 'Save roles' }).click();
    await expect(toast(page, 'Role updated successfully!')).toBeVisible();
    const stored = await read<Role[]>(page, paths.roles(society.id), president.token);
    expect(stored.find(({ name }) => name === 'Archivist')?.permissions).toHaveLength(1);
    await expect(roles.getByRole('button', { name: 'Delete President' })).toHaveCount(0);
    await roles.getByRole('button', { name: 'Delete Archivist' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Role deleted successfully!')).toBeVisible();
    await expect(roles.getByRole('heading', { name: 'Archivist' })).toHaveCount(0);
  });

  test('features are switched off and stay off', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/dashboard/settings`);
    await page.getByText('Merchandise', { exact: true }).click();
    await expect(page.getByRole('switch', { name: 'Merchandise' })).not.toBeChecked();
    await page.locator('[data-soc="FeatureOptionsForm"]').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Feature options updated successfully!')).toContainText('Success');
    const stored = await read<FeatureOptions>(page, paths.featureOptions(society.id), president.token);
    expect(stored).toMatchObject({ enable_posts: true, enable_events: true, enable_merch: false });
  });

  test('a keyword added in Settings finds the society', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/dashboard/settings`);
    const form = page.locator('[data-soc="SocietyKeywordsForm"]');
    await form.getByLabel('Keywords').fill('Theremins, odd instruments');
    await form.getByLabel('Keywords').press('Enter');
    await expect(toast(page, 'Success')).toBeVisible();
    // The form begins anew, and whoever saved by a key goes on in it.
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(form.getByLabel('Keywords')).toBeFocused();
    expect(await read<SocietyPage>(page, paths.society(society.id), president.token)).toMatchObject({
      keywords: ['Theremins', 'odd instruments'],
    });
    await page.goto('/societies?search=theremin');
    await expect(page.getByRole('heading', { name: society.name })).toBeVisible();
  });
});
