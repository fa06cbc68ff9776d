/** Places that no list has: read by the form of their text, where nothing else in the head is a place. */
import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const locationOf = async (head: string) =>
  (await compactFacts(`${head}\n\nExperience\n2019 – present\tTester, Nordhaven Software Ltd\n`)).location;

it.each([
  'Villa 214, Cité Médina Extension, Sarrène-Nord',
  'Villa n° 214, Cité Keur Baobab, Thiarène',
  'Bairro Comandante Novo, Rua 12, casa 45, Benrela-Sul',
  'Bv. Los Plátanos 1830, 4.º C, Villa Pujol, Santa Vela',
  'Loc. Sa Mesa Ruja, 08099 Orulei (NU)',
  'Carrera 21 # 45-60, Barrio El Bosque, Malambito, Sucre',
  'No. 7 Unity Close, off Agbani Road, Enuru',
  'Gandría (Valverde)',
])('an address or a town with its province: %s', async (place) => {
  expect(await locationOf(`Ana Coumba Thiar\n${place}\nana@example.org | +221 77 555 01 38`)).toBe(place);
});

it.each([
  ['Tømrersvend og byggeleder, 8660 Skandrup', '8660 Skandrup'],
  ['Plumber & gas engineer, Merthyr Tidval', 'Merthyr Tidval'],
  ['Lähihoitaja, Kokkelo', 'Kokkelo'],
])('the town after a title: %s', async (line, place) => {
  expect(await locationOf(`Mona Lind\n${line}\nmona@example.org`)).toBe(place);
});

it.each([
  ['jan@example.org | 06 55501832 | Hoogerveld', 'Hoogerveld'],
  ['男 | 1990年3月生 | 现居湖南省湘泽市 | 138-5550-2716', '湖南省湘泽市'],
])('a town in a row of contacts: %s', async (line, place) => {
  expect(await locationOf(`Jan Wolters\n${line}`)).toBe(place);
});

describe('no place is', () => {
  it.each([
    'Team lead, 12 years, Java',
    'Budget of 3, 5 people, Excel',
    'Fono',
    'RUT 12.345.678-9',
    'Seasons 4, 5 and 6 of Nordlicht, Camera',
    'Winner, Hackathon 3, Team of Engineers',
  ])('%s', async (line) => {
    expect(await locationOf(`Ana Coumba Thiar\n${line}\nana@example.org`)).toBeNull();
  });
});
