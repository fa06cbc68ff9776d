import { inTurn } from '../decisions.ts';
import type { Line } from '../document.ts';
import {
  joinDateCells,
  joinDatesAbove,
  joinStackedDates,
  joinWrappedDates,
  parallelEntries,
} from './date-cells.ts';
import { withJobsInSentences } from './jobs-in-sentences.ts';
import { joinLabelledEnds } from './labelled-ends.ts';
import { withPostsApart } from './labelled-posts.ts';
import { withEasternCells, withPostsOfRows, withRoundBrackets } from './labels-in-a-row.ts';
import { joinOpenBrackets } from './open-brackets.ts';
import { joinOpenCells, joinWrappedHeads } from './open-cells.ts';
import { withDatesApart, withHeadsApart, withSentencesApart } from './sentences-behind.ts';
import { joinSplitDates, joinSplitDatesAtRight, joinWrappedPeriods } from './split-dates.ts';
import { partJoinedYears, withWholeYears } from './whole-years.ts';
import { withoutWrappedLabels } from './wrapped-labels.ts';

type Lines = readonly Line[];

/** Texts that a layout tears apart are put together before the dates are read. */
export const joinRows = inTurn<Lines>('entries/rows', [
  {
    name: 'a label that wraps',
    example: 'Nome e tipo di istituto di istruzione o\tIstituto Orioli\nformazione',
    change: withoutWrappedLabels,
  },
  {
    name: 'full-width marks between the parts of a head',
    example: '竹溪中學／教師／2015 年 8 月～迄今',
    change: withEasternCells,
  },
  {
    name: 'square brackets in heads',
    example: 'Tågvärd [Österlentåg AB, Ystad]\nSouschef [Krog Skeppsbron, Simrishamn]',
    change: withRoundBrackets,
  },
  {
    name: 'jobs in sentences',
    example: 'From 1996 to 2008 I was site carpenter with Tynedale Homes, where I hung doors.',
    change: withJobsInSentences,
  },
  {
    name: 'years without their century',
    example: 'Nurse 2015-18\nTrainee 2006-09',
    change: withWholeYears,
  },
  {
    name: 'years whose dash has no text',
    example: '20162017: MSc Physics',
    change: partJoinedYears,
  },
  {
    name: 'a period that leads a sentence',
    example: 'Docente. Escuela Benito Juárez.\nMayo de 2011 a julio de 2013. Multigrado.',
    change: withDatesApart,
  },
  {
    name: 'two entries side by side',
    example: 'BSc, 2010 – 2013\tMSc, 2014 – 2015',
    change: parallelEntries,
  },
  {
    name: 'columns for the start and the end',
    example: 'Second Officer\tMT Palk\t14 Nov 2023\t02 Jun 2024',
    change: joinDateCells,
  },
  {
    name: 'a label for each end of a period',
    example: 'Date joined: Feb 2024\nDate left: May 2026',
    change: joinLabelledEnds,
  },
  {
    name: 'a period that a narrow column breaks',
    example: 'Feb 2018 – Aug\n2020',
    change: joinSplitDates,
  },
  {
    name: 'a period that a narrow column at the right breaks',
    example: 'Northfield College\tSept 2008 –\nBSc Physics\tFeb 2012',
    change: joinSplitDatesAtRight,
  },
  {
    name: 'a period at the end of a line that wraps',
    example: 'Librarian, Vale Library, Sept 2016 – Dec\n2019',
    change: joinWrappedPeriods,
  },
  {
    name: 'two dates below each other',
    example: '2013\n2016',
    change: joinStackedDates,
  },
  {
    name: 'the start of a period above its end',
    example: 'Jan 2019\nMar 2022\tSite Engineer',
    change: joinDatesAbove,
  },
  {
    name: 'a date that wraps',
    example: 'Conclusão\nem 2009.',
    change: joinWrappedDates,
  },
  {
    name: 'a head in one line that wraps before its period',
    example: 'Solicitor for wills and property, Bentley & Grewe LLP, April\n2015 to May 2020',
    change: joinWrappedHeads,
  },
  {
    name: 'a bracket that wraps',
    example: 'Accountant (Vinhos da Ribeira, Peso da\t2019 – 2021\nRégua)',
    change: joinOpenBrackets,
  },
  {
    name: 'a sentence behind the employer',
    example: 'Cajera\t2017 – 2020\nAbarrotes La Noria, Cholula. Cobro y arqueo.',
    change: withSentencesApart,
  },
  {
    name: 'a post and an employer that lead a paragraph',
    example: '2017 – 2020\nCajera, Abarrotes La Noria, Cholula. Cobro y arqueo.',
    change: withHeadsApart,
  },
  {
    name: 'several labels on a line, one of a post',
    example: 'Vínculo: Bolsista. Enquadramento funcional: Pesquisador bolsista.',
    change: withPostsOfRows,
  },
  {
    name: 'a sentence behind a labelled post',
    example: 'Puesto: Cajera. Cobro y arqueo de caja.',
    change: withPostsApart,
  },
  {
    name: 'a cell that cannot end',
    example: 'Team leader (part time,\n30 hours)',
    change: joinOpenCells,
  },
]);
