/** "stessa azienda": the employer of the job before. */
export const sameEmployer = new RegExp(
  [
    '^(?:(?:the )?same (?:company|employer|firm|place)|(?:la )?stessa (?:azienda|ditta|società)|(?:la )?même (?:maison|entreprise|société)|',
    '(?:le )?même employeur|(?:selbe[rs]?|gleiche[rs]?|derselbe|dieselbe) (?:betrieb|firma|arbeitgeber|haus)|(?:la )?misma (?:empresa|casa)|',
    '(?:a )?mesma empresa|(?:de)?zelfde (?:werkgever|bedrijf)|ta sama firma|ten sam pracodawca|samma (?:arbetsgivare|företag)|',
    'ebenda|ebd\\.|idem|ibid\\.|同社|同上|同公司)$',
  ].join(''),
  'iu',
);
