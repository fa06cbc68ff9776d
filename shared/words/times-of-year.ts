import { anyOf } from './any-of.ts';

/** Times of the year before the years of seasonal work, as written. */
export const timesOfYear = anyOf`
  summers?|winters?|seasons?|school holidays|sommer|winter|saisons?|étés?|hivers?|veranos?|inviernos?|estat[ei]|invern[io]|ver(?:ão|ões)
  zomers?|winters|lata|lato|sommaren|somrar|somrarna|somre|sommeren|somrene|kes[äa]t?|kesäisin|talvet|lét[oa]|letá|nyarak|nyáron|veri|vara|καλοκαίρια
  лето|летом|зима|літо|влітку|yazları|yaz
`;
