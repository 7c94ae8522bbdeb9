import { isAllowed } from '../allowed';
import { type LanguageTexts, type Problem, type Text, wordsAlone } from '../texts';
import { type Writing, writings } from '../writing';

/** Characters that only traditional Chinese has, limited to those a sports page uses. */
const traditional =
  /[個們來時對說國會過還進點賽隊場員賠結開關連勝負數據動態錯誤請輸設語顯隱選擇電郵驗證碼頁獎領閱讀資訊觀眾戰績歷紀錄換訂購節圖標籤積變聯傷黃紅門將鋒衛裝備發佈號確認條無線網絡瀏覽內區護應該讓後當與間為這從樣種實現題體學習長見問處達運遠運聲話誰請談論貝員責貨買賣費貼質賞轉輕輪辦農適遲鄰醫釋鐘鐵陣陽陰際雖雙雜難雲靜響項順須預領頭風飛飯館驚骨髮鬥鬧魚鳥麗麥齊齒龍]/u;

const scripts: Record<string, RegExp> = {
  Japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]/u,
};

/** A letter of the language's script, or one shared by all scripts. */
export const scriptOf = ({ script }: Writing): RegExp =>
  scripts[script] ??
  new RegExp(`[\\p{Script=${script}}\\p{Script=Inherited}\\p{Script=Common}]`, 'u');

function isOwn(letter: string, writing: Writing): boolean {
  const small = letter.toLowerCase();
  if (writing.letters === undefined) return scriptOf(writing).test(letter);
  if (writing.script === 'Latin' && /[a-z]/.test(small)) return true;
  return [...small].every((part) => writing.letters!.includes(part) || /\p{M}/u.test(part));
}

const wordsOf = (text: string): string[] =>
  wordsAlone(text)
    .normalize('NFC')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Words of mixed scripts, like Latin names with a native ending, are checked letter by letter. */
const foreignParts = (word: string, writing: Writing): string[] => {
  const runs = word.match(/\p{Script=Latin}+|\P{Script=Latin}+/gu) ?? [];
  return runs.filter((run) => [...run].some((letter) => !isOwn(letter, writing)));
};

function problemOf({ file, text }: Text, code: string, writing: Writing): string | null {
  const foreign = wordsOf(text)
    .flatMap((word) => foreignParts(word, writing))
    .filter((part) => part.length > 1 && !isAllowed(part, code, file));
  if (foreign[0]) return `“${foreign[0]}” is not in the letters of the language`;
  const old = code === 'zh' && traditional.exec(text);
  return old ? `“${old[0]}” is not simplified` : null;
}

/** Words in another script, except single letters, names and words that the language adopts unchanged. */
export function checkScript({ code, texts }: LanguageTexts): Problem[] {
  const writing = writings[code];
  if (!writing) return [{ check: 'script', file: '', key: '', says: 'no writing is known' }];
  return texts.flatMap((text) => {
    const says = problemOf(text, code, writing);
    return says ? [{ check: 'script', file: text.file, key: text.key, says }] : [];
  });
}
