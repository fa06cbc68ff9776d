import { expect, it } from 'vitest';
import { columnsOf } from '../../../shared/words/column-titles.ts';

/** Titles over the columns of a table of jobs with a column each for the start and the end. */
const titles = {
  en: {
    employer: 'Employer|Company|Organisation|Firm|Workplace',
    title: 'Position|Job title|Role|Post|Job|Occupation|Function',
    start: 'Start|From|Joined|Start date|Date joined|Began|Hired|Commenced|Started',
    end: 'End|To|Left|End date|Date left|Finished|Until|Ended',
  },
  de: {
    employer: 'Arbeitgeber|Firma|Unternehmen|Betrieb|Dienstgeber',
    title: 'Position|Tätigkeit|Funktion|Beruf|Stelle|Aufgabe|Tätig als',
    start: 'Beginn|Eintritt|Von|Ab|Anfang|Start|Eintrittsdatum',
    end: 'Ende|Austritt|Bis|Austrittsdatum',
  },
  fr: {
    employer: 'Employeur|Entreprise|Société|Établissement|Organisme',
    title: 'Poste|Fonction|Emploi|Métier|Intitulé du poste|Poste occupé',
    start: "Début|Entrée|Du|De|Date d'entrée|Arrivée|Date de début",
    end: 'Fin|Sortie|Au|À|Date de sortie|Départ|Date de fin',
  },
  es: {
    employer: 'Empresa|Empleador|Compañía|Institución|Entidad',
    title: 'Puesto|Cargo|Función|Ocupación|Trabajo',
    start: 'Inicio|Ingreso|Desde|Entrada|Fecha de ingreso|Alta|Fecha de inicio|Comienzo',
    end: 'Fin|Egreso|Hasta|Salida|Fecha de egreso|Baja|Fecha de fin|Término',
  },
  it: {
    employer: 'Azienda|Datore di lavoro|Ditta|Società|Ente',
    title: 'Mansione|Ruolo|Posizione|Qualifica|Lavoro|Incarico',
    start: 'Inizio|Dal|Assunzione|Data inizio|Entrata|Da|Data di inizio|Data assunzione',
    end: 'Fine|Al|Cessazione|Data fine|Uscita|A|Termine|Data di fine',
  },
  pt: {
    employer: 'Empresa|Empregador|Instituição|Entidade|Entidade patronal',
    title: 'Cargo|Função|Posição|Ocupação|Categoria',
    start: 'Início|Admissão|De|Entrada|Data de admissão|Desde|Data de início|Data de entrada',
    end: 'Fim|Saída|Até|Demissão|Data de saída|Término|Data de fim|Desligamento',
  },
  nl: {
    employer: 'Werkgever|Bedrijf|Organisatie|Instelling',
    title: 'Functie|Rol|Beroep|Functietitel',
    start: 'Begin|Van|In dienst|Start|Startdatum|Begindatum|Indiensttreding',
    end: 'Einde|Tot|Uit dienst|Eind|Einddatum|Uitdiensttreding',
  },
  sv: {
    employer: 'Arbetsgivare|Företag|Arbetsplats|Organisation',
    title: 'Befattning|Titel|Roll|Yrke|Tjänst',
    start: 'Start|Från|Början|Startdatum|Fr.o.m.|From',
    end: 'Slut|Till|Slutdatum|T.o.m.|Tom',
  },
  pl: {
    employer: 'Pracodawca|Firma|Zakład pracy|Instytucja|Nazwa firmy',
    title: 'Stanowisko|Funkcja|Zawód|Rola',
    start: 'Początek|Od|Data rozpoczęcia|Rozpoczęcie|Data zatrudnienia',
    end: 'Koniec|Do|Data zakończenia|Zakończenie',
  },
  ja: {
    employer: '会社名|勤務先|企業名|会社|勤務先名',
    title: '職種|役職|職位|担当|業務',
    start: '開始|入社|自|入社年月|入社日',
    end: '終了|退社|至|退社年月|退社日',
  },
  zh: {
    employer: '公司|单位|工作单位|公司名称|企业',
    title: '职位|岗位|职务|担任职务',
    start: '开始|入职|入职时间|开始时间|起',
    end: '结束|离职|离职时间|结束时间|止',
  },
};

it.each(Object.entries(titles))('%s: each title is known between the others', (_, columns) => {
  const lists = Object.values(columns).map((list) => list.split('|'));
  const kinds = ['employer', 'title', 'other', 'other'];
  const most = Math.max(...lists.map((list) => list.length));
  for (let at = 0; at < most; at++) {
    const row = lists.map((list) => list[at % list.length] ?? '');
    expect([row, columnsOf(row.join('\t'))]).toEqual([row, kinds]);
  }
});
