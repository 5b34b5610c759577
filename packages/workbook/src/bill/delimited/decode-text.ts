import { type Asking, ask } from '../asking.ts';
import { BILL_CHOICES } from '../bill-question.ts';
import { BillFault } from '../bill-remark.ts';
import { decodeDos } from './code-page-850.ts';

/** Letters and signs beyond ASCII that a Dutch or English bill has: a text of these only is what it seems. */
const USUAL = /^[éëèêïíöóôüúûäáàâçñÉËÏÖÜÄ€²³°±½¼¾µ·×–—‘’‚“”„…•§™®Øøßœæåãõ«»\u00a0]*$/u;
/** 'mü' and 'mý' are how Windows shows the 'm³' and 'm²' of DOS. */
const SQUARE_OF_DOS = /(?<![\p{L}\p{N}])[ckdm]{0,2}m[üý](?!\p{L})/iu;
const WORD = /[^\s;,|"]*\P{ASCII}[^\s;,|"]*/u;

/**
 * Returns the text of a file: UTF-8 or UTF-16 where its bytes say so; else of Windows, or asked where letters make that
 * unlikely. Null while that is asked.
 */
export function decodeText(bytes: Uint8Array, asking: Asking): string | null {
  const text = decode(bytes, asking);
  if (text?.includes('\0')) throw new BillFault({ code: 'not-text', details: {} });
  return text;
}

function decode(bytes: Uint8Array, asking: Asking): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unicode = decodeUtf8(bytes);
  if (unicode !== null) return unicode;
  const windows = new TextDecoder('windows-1252').decode(bytes);
  const others = windows.replace(/\p{ASCII}+/gu, '');
  if (USUAL.test(others) && !SQUARE_OF_DOS.test(windows)) {
    asking.notes.push({ code: 'taken-as-windows', details: {} });
    return windows;
  }
  const dos = decodeDos(bytes);
  const answer = ask(asking, {
    kind: 'code-page',
    id: 'code-page',
    choices: [
      { value: BILL_CHOICES.windows, label: oddWord(windows) },
      { value: BILL_CHOICES.dos, label: oddWord(dos) },
    ],
  });
  if (answer === null) return null;
  return answer === BILL_CHOICES.dos ? dos : windows;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const SHOWN_MAX = 40;

/** Returns the first word beyond ASCII, by which somebody sees which of two readings is right. */
function oddWord(text: string): string {
  return (WORD.exec(text)?.[0] ?? '').slice(0, SHOWN_MAX);
}
