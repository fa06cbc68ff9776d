/** The team answers people in chats: by mouse, by keyboard alone, with races, a lost network and several looks. */
import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../e2e/support/fill-in-form.ts';
import { apiOf } from '../support/local-stage.ts';
import { type Dashboard, type Opened, startDashboard, tabTo } from './support/dashboard.ts';
import { takePicture, violationsIn } from './support/look.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
}, 150_000);
afterAll(() => dashboard?.stop());

let opened: Opened;
let expectsRefusals = false;
afterEach(async () => {
  const complaints = opened?.complaints ?? [];
  await opened?.close();
  if (!expectsRefusals) expect(complaints).toEqual([]);
  expectsRefusals = false;
});

const api = () => dashboard.api('production');
const soon = { timeout: 20_000 };

/** A chat of a person who says these things; the token makes the person's calls. */
async function newChat(says: string[], jobName = 'Registered') {
  const { body: jobs } = await api().get('/v1/jobs?status=published');
  const { id: job_id } = jobs.data.find(({ name }: { name: string }) => name.startsWith(jobName));
  const { body } = await api().post('/v1/intakes', { job_id, locale: 'en' });
  const person = apiOf(new URL(dashboard.home).origin, body.session_token);
  let turn = 0;
  const say = async (text: string) => {
    const {
      status,
      text: answer,
      body: chat,
    } = await person.post(`/v1/intakes/${body.id}/messages`, {
      turn: turn + 1,
      text,
    });
    expect(status, answer).toBe(200);
    turn = chat.turn;
  };
  for (const text of says) await say(text);
  return {
    id: body.id as string,
    say,
    /** The number of the last turn is taken from the chat, which the team may have written in. */
    follow: async () => {
      turn = (await person.get(`/v1/intakes/${body.id}`)).body.turn;
    },
    person,
    messages: async () => (await api().get(`/v1/intakes/${body.id}/transcript`)).body.messages,
  };
}
const asksForHuman = ['yes', 'Ines', 'Duarte', 'ines@mail.example', 'a human', 'Is it part time?'];
const log = () => opened.page.getByRole('log');
const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
const field = () => opened.page.getByLabel('Your answer');

describe('a chat that waits', { timeout: 120_000 }, () => {
  it('is found from the home page, read, answered, and the reply appears by itself', async () => {
    const chat = await newChat(asksForHuman);
    opened = await dashboard.open('Ben');
    const { page } = opened;
    const tile = page.locator('.tile', { hasText: 'Chats' });
    await tile.getByRole('link', { name: 'Ines Duarte' }).waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Chats' }).click();
    const row = page.getByRole('row', { name: /Ines Duarte/ });
    await row.getByText('Waits for you').waitFor();
    await row.getByText('Registered nurse, cardiology').waitFor();
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Ines Duarte' }).waitFor();
    await log().getByText('Is it part time?').waitFor();
    await page.locator('.facts').getByText('ines@mail.example').waitFor();
    await field().fill('Yes: three or four days.');
    await button('Send').click();
    await log().locator('.team', { hasText: 'three or four days' }).waitFor();
    expect(await field().inputValue()).toBe('');
    await page.getByText('Answered', { exact: true }).waitFor();
    await chat.follow();
    await chat.say('Wonderful, thank you.');
    await log().getByText('Wonderful, thank you.').waitFor();
    await page.getByText('Waits for you').waitFor();
  });

  it('is answered by the keyboard alone', async () => {
    const chat = await newChat(asksForHuman);
    opened = await dashboard.open('Ben');
    const { page } = opened;
    await opened.clicks();
    await opened.go('/chats');
    await tabTo(page, 'Ines Duarte');
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: 'Ines Duarte' }).waitFor();
    await tabTo(page, 'Your answer');
    await page.keyboard.type('Yes, it is.');
    await page.keyboard.press('Control+Enter');
    await log().locator('.team', { hasText: 'Yes, it is.' }).waitFor();
    await page.keyboard.type('Anything else?');
    await tabTo(page, 'Send');
    await page.keyboard.press('Enter');
    await log().locator('.team', { hasText: 'Anything else?' }).waitFor();
    await page.locator('textarea:focus').waitFor();
    await tabTo(page, 'Give back to the program');
    await page.keyboard.press('Enter');
    await page.getByText('The program goes on.').waitFor();
    expect((await chat.messages()).at(-1)).toMatchObject({ from: 'program' });
    expect(await opened.clicks()).toBe(0);
  });

  it('takes an answer though its turn was taken meanwhile, and once though its response was lost', async () => {
    expectsRefusals = true;
    const chat = await newChat(asksForHuman);
    opened = await dashboard.open('Ben');
    const { page } = opened;
    await opened.go(`/chats/${chat.id}`);
    // The person writes while the answer is on its way.
    const race = async (route: Route) => {
      await chat.say('And where is the ward?');
      await route.continue();
    };
    await page.route(/\/messages$/, race, { times: 1 });
    await field().fill('In Delft.');
    await button('Send').click();
    await log().locator('.team', { hasText: 'In Delft.' }).waitFor();

    let lost = 0;
    await page.route(/\/messages$/, async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
    });
    await field().fill('By the canal.');
    await button('Send').click();
    await page.getByRole('alert').getByText('could not be reached').waitFor();
    expect(await field().inputValue()).toBe('By the canal.');
    await page.unroute(/\/messages$/);
    await button('Send').click();
    await expect.poll(() => field().inputValue(), soon).toBe('');
    expect(lost).toBeGreaterThan(0);
    const said = (await chat.messages()).filter(({ from }: { from: string }) => from === 'team');
    expect(said.map(({ text }: { text: string }) => text)).toEqual(['In Delft.', 'By the canal.']);
  });

  it('keeps the text of an answer when the person went back to the program', async () => {
    expectsRefusals = true;
    const chat = await newChat(asksForHuman);
    opened = await dashboard.open('Ben');
    await opened.go(`/chats/${chat.id}`);
    await field().fill('Three days are fine.');
    await chat.say('back');
    await opened.page.getByRole('alert').getByText('not with the team any more').waitFor();
    expect(await button('Send').isDisabled()).toBe(true);
    expect(await violationsIn(opened.page)).toEqual([]);
    await takePicture(opened.page, 'chats', 'left');
    await button('Take over').click();
    await opened.page.getByText('You have taken the chat over.').waitFor();
    await button('Send').click();
    await log().locator('.team', { hasText: 'Three days are fine.' }).waitFor();
  });
});

it('a completed chat leads to its CV, its application and its person, and cannot be deleted', {
  timeout: 120_000,
}, async () => {
  const chat = await newChat(['yes', 'Luis', 'Prado', 'luis@mail.example']);
  const file = pdf('luis.pdf');
  const { body: target } = await chat.person.post(`/v1/intakes/${chat.id}/uploads`, { filename: file.name });
  const put = await fetch(target.upload_url, { method: 'PUT', headers: target.headers, body: file.buffer });
  expect(put.status).toBe(200);
  let { body } = await chat.person.post(`/v1/intakes/${chat.id}/messages`, { turn: 5, value: target.id });
  for (let turn = 6; turn < 60 && body.status !== 'reviewing'; turn = body.turn + 1) {
    const message = body.input.type === 'wait' ? { value: 'wait' } : { text: 'skip' };
    body = (await chat.person.post(`/v1/intakes/${chat.id}/messages`, { turn, ...message })).body;
  }
  opened = await dashboard.open('Ben');
  const { page } = opened;
  await opened.go(`/chats/${chat.id}`);
  await page.getByText('Checks the summary').waitFor();
  await page.getByRole('link', { name: 'luis.pdf' }).waitFor();
  await page.getByText('from the CV').first().waitFor();
  await takePicture(page, 'chats', 'summary');
  const done = await chat.person.post(`/v1/intakes/${chat.id}/confirm`, {});
  expect(done.body.status).toBe('completed');
  await page.getByRole('link', { name: 'See the application' }).waitFor();
  expect(await button('Delete').count()).toBe(0);
  await takePicture(page, 'chats', 'completed');
  await page.getByRole('link', { name: 'See the application' }).click();
  await page.getByRole('heading', { level: 1, name: 'Luis Prado' }).waitFor();
  await opened.go('/chats?show=ended');
  await page
    .getByRole('row', { name: /Luis Prado/ })
    .getByText('Applied')
    .waitFor();
});

it('a chat is deleted after a question, and an address of a chat that is gone says so', {
  timeout: 90_000,
}, async () => {
  expectsRefusals = true;
  const chat = await newChat(asksForHuman);
  opened = await dashboard.open('Ben');
  const { page } = opened;
  await opened.go(`/chats/${chat.id}`);
  await button('Delete').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await takePicture(page, 'chats', 'delete');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor();
  expect((await api().get(`/v1/intakes/${chat.id}`)).status).toBe(404);
  await page.goto(`${dashboard.home}/chats/${chat.id}`);
  await page.getByRole('alert').getByText('This does not exist').waitFor();
});

it('a viewer reads a chat and cannot write in it; a developer has no chats', {
  timeout: 90_000,
}, async () => {
  const chat = await newChat(asksForHuman);
  opened = await dashboard.open('Dan');
  await opened.go(`/chats/${chat.id}`);
  await log().getByText('Is it part time?').waitFor();
  expect(await field().count()).toBe(0);
  for (const name of ['Delete', 'Give back to the program']) expect(await button(name).count()).toBe(0);
  await opened.close();
  opened = await dashboard.open('Cleo');
  await opened.page.getByRole('link', { name: 'Events' }).waitFor();
  expect(await opened.page.getByRole('link', { name: 'Chats' }).count()).toBe(0);
});

const looks = [
  ['wide light', { width: 1280, dark: false, language: 'en' }],
  ['wide dark', { width: 1280, dark: true, language: 'de' }],
  ['narrow light', { width: 320, dark: false, language: 'de' }],
  ['narrow dark', { width: 320, dark: true, language: 'en' }],
] as const;
it.each(looks)('in %s no state of the pages has a fault', { timeout: 120_000 }, async (name, look) => {
  const chat = await newChat(asksForHuman);
  const active = await newChat(['yes', 'Kim', 'Park'], 'Backend');
  opened = await dashboard.open('Ada', look);
  const { page } = opened;
  const found: string[] = [];
  const paths = {
    waiting: '/chats',
    open: '/chats?show=open',
    all: '/chats?show=all',
    empty: '/sandbox/chats?show=ended',
    chat: `/chats/${chat.id}`,
    'with the program': `/chats/${active.id}`,
    home: '',
  };
  for (const [state, path] of Object.entries(paths)) {
    await opened.go(path);
    await takePicture(page, name, `chats ${state}`);
    for (const fault of await violationsIn(page)) found.push(`${state}: ${fault}`);
    if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
      found.push(`${state}: too wide`);
  }
  expect(found).toEqual([]);
});
