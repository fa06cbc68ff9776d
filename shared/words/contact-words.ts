import { anyOf } from './any-of.ts';
import { fold } from './fold.ts';

/** Words next to numbers and addresses that are no places. */
const words = anyOf`
  linkedin|github|gitlab|xing|orcid|skype|whatsapp|telegram|signal|portfolio|homepage|website|web|blog|e-?mail|mail
  phone|mobile|mobil|handy|cell|cel|celular|movil|mob|tlf|tlm|gsm|home|office|work|tel|telefon|telefono|telephone|fax|contact|kontakt
  fono|cellulare|telemovel|courriel|correio|correo|rut|dni|nie|cuil|cuit|curp|rfc|nif|cpf|cip
  cv|resume|curriculum|born|geb|available|references?|licen[cs]e|rijbewijs|single|married
`;
const word = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** Whether a text names a way to reach a person, or another fact of the head of a CV. */
export const namesContact = (text: string): boolean => word.test(fold(text));
