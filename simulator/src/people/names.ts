import { randomOf } from '../random';

/** Given names that are common, and invented family names put together from two parts. */
interface Language {
  given: string;
  stems: string;
  endings: string;
}

const languages = {
  english: {
    given:
      'Jack Harry Tom Luke Ben Callum Ryan Jamie Lewis Dean Joe Sam Kieran Aaron Nathan Owen Reece Elliot',
    stems: 'Brack Wether Ald Thorn Cald Hollo Marl Penn Stroud Whit Farn Ash Lang Crox Ember Dray',
    endings: 'by ford wick combe ley stead more worth ham den sley row',
  },
  spanish: {
    given:
      'Álvaro Diego Javier Sergio Pablo Iker Raúl Adrián Rubén Hugo Marcos Iván Óscar Nico Gonzalo Mateo',
    stems:
      'Arbel Cordan Belmar Torvill Zarag Montal Quiñ Salav Ferend Vilar Rosend Cabal Olmed Peral',
    endings: 'ez és ado era ina ino osa ura ejo ardo',
  },
  portuguese: {
    given:
      'João Rafael Bruno Tiago Diogo Lucas Gabriel Matheus Pedro Caio Vitor Renan Felipe André Luan Thiago',
    stems:
      'Almer Barcel Carvor Fontav Gouval Lourez Marinh Nevel Paldor Quinter Sardinh Tavor Valad',
    endings: 'eira inho ões ado al osa ares eda ino',
  },
  german: {
    given:
      'Lukas Jonas Felix Niklas Maximilian Leon Tim Jan Moritz Florian Nico Philipp Kevin Dominik Marvin',
    stems: 'Brenn Lauter Stein Hagel Wold Kran Eber Fink Rosen Tann Graf Hohl Linden Moos Silber',
    endings: 'bacher hofer mann thaler wald ling feld eck inger stätter',
  },
  french: {
    given:
      'Antoine Hugo Lucas Théo Maxime Kylian Nicolas Baptiste Enzo Romain Adrien Jordan Mathis Yanis',
    stems: 'Beaur Champl Delm Fontr Garr Lavall March Noir Perr Roch Tavern Vauc Montr',
    endings: 'ier eau and ont ault ette ois ard illon ay',
  },
  italian: {
    given:
      'Marco Luca Andrea Matteo Lorenzo Federico Davide Alessandro Simone Nicolò Giacomo Riccardo Stefano',
    stems:
      'Bellar Cantor Dovic Ferrar Gavin Lamport Mondel Pastor Rovell Serav Tomass Vitell Zanar',
    endings: 'ini elli etti ano one ucci isi ato olo',
  },
  dutch: {
    given: 'Daan Sem Luuk Thijs Bram Jesse Ruben Stijn Lars Sven Milan Joost Tijn Jurriën Koen',
    stems: 'Brouw Hoek Veld Meer Dijk Koop Schild Wolf Land Storm Zand Berk Groen',
    endings: 'ema stra ers huis man enaar kamp sen hof',
  },
  nordic: {
    given:
      'Emil Oscar Mikkel Rasmus Viktor Anton Elias Magnus Kasper Jonas Gustav Filip Sander Noah Axel',
    stems: 'Berg Lund Holm Strand Dal Nord Eke Söder Hav Skog Ravn Vester Lind',
    endings: 'sen berg kvist gren vik mark by ström land',
  },
  slavic: {
    given: 'Luka Marko Nikola Ivan Filip Stefan Miloš Ante Jan Piotr Jakub Tomáš Andrej Dušan',
    stems: 'Brankov Dragel Kovan Lazor Milad Novar Petrol Radan Stanv Vukor Zoran Tomas',
    endings: 'ić ović ski ek ák ov enko in',
  },
  turkish: {
    given: 'Emre Mert Burak Kerem Yusuf Ozan Cenk Arda Hakan İrfan Taylan Barış',
    stems: 'Yıldar Karat Demir Aksar Bozk Çelen Gündar Kılan Özbar Sarık Tekar',
    endings: 'oğlu an kan soy tepe gil men',
  },
  greek: {
    given: 'Giorgos Dimitris Kostas Nikos Vangelis Petros Thanasis Manolis Stelios Andreas',
    stems: 'Papad Kar Mavr Stav Theod Kalog Vlach Chrys Anton Lamp',
    endings: 'akis opoulos idis atos elis oglou ou',
  },
  arabic: {
    given: 'Omar Khalid Salem Yasser Abdullah Fahad Ali Hassan Nasser Mohammed Amine Youssef Karim',
    stems: 'Al-Har Al-Sul Al-Dor Ben Haf Al-Gham Al-Mut Bou Al-Zah Al-Rash Al-Shar',
    endings: 'ani ari idi awi ami oudi ali afi',
  },
  japanese: {
    given: 'Haruto Yuto Sota Ren Takumi Kaito Daichi Riku Kenta Shota Yuma Hayato',
    stems: 'Aki Hoshi Kawa Mori Naga Shima Taka Yama Kuro Mizu Oka Fuji',
    endings: 'mura da moto saki no hara zawa kura naga',
  },
  korean: {
    given: 'Min-jun Seo-jun Ji-hoon Hyun-woo Dong-hyun Jae-sung Sung-min Tae-yang Woo-young Jin-su',
    stems: 'Kang Noh Bae Seo Moon Ryu Hwang Shin Yang Gil',
    endings: ' -',
  },
  chinese: {
    given: 'Wei Hao Jun Lei Peng Xin Yang Tao Ming Zheng Kai',
    stems: 'Ouyan Shangg Zhuol Fengx Luoh Meng Qiaol Tangw Xuel',
    endings: ' u ai in ang',
  },
  african: {
    given:
      'Ibrahim Moussa Kwame Emmanuel Samuel Cheikh Sadio Victor Kelechi Abdou Yaw Amadou Themba',
    stems: 'Adeb Boak Diaw Kon Mensar Nwak Okar Sarr Toural Zongar Kameng',
    endings: 'é o ayo ah ou umu adé eke',
  },
  filipino: {
    given: 'Jericho Paul Mark Japeth Christian Arvin Calvin Troy Roger Jayson Terrence',
    stems: 'Agbay Bulan Dalis Lagm Magsay Panlil Sumag Tubig Villar',
    endings: 'an ayan ano io ing ao',
  },
  american: {
    given:
      'Tyler Jalen Marcus Jordan Devin Malik Trey Darius Cole Isaiah Austin Brandon Xavier Kobe',
    stems: 'Harl Wash Jeff Brook Carr Dunn Free Gran Hatch Merr Rob Stan Whit Lang',
    endings: 'ington erson son field way man ley wood s',
  },
} satisfies Record<string, Language>;

type LanguageName = keyof typeof languages;

const spoken: Record<LanguageName, string> = {
  english: 'gb-eng gb-sct au nz gb-wls ie',
  spanish: 'es ar mx uy co ec py pa pr do cl',
  portuguese: 'br pt cv',
  german: 'de at ch',
  french: 'fr be',
  italian: 'it',
  dutch: 'nl cw',
  nordic: 'dk se no fi',
  slavic: 'hr rs pl ua cz si uz lt',
  turkish: 'tr',
  greek: 'gr',
  arabic: 'sa ma eg dz tn qa jo ir ae il',
  japanese: 'jp',
  korean: 'kr',
  chinese: 'cn',
  african: 'sn ng gh ci za cm rw ke',
  filipino: 'ph id',
  american: 'us ca',
};

const languageOf = new Map(
  Object.entries(spoken).flatMap(([language, codes]) =>
    codes.split(' ').map((code) => [code, languages[language as LanguageName]] as const),
  ),
);
const words = new Map<Language, { given: string[]; stems: string[]; endings: string[] }>();

function wordsOf(language: Language) {
  const known = words.get(language);
  if (known) return known;
  const split = {
    given: language.given.split(' '),
    stems: language.stems.split(' '),
    endings: language.endings.split(' '),
  };
  words.set(language, split);
  return split;
}

/** An invented person's name, plausible in a country. */
export function personName(country: string | null, ...keys: (string | number)[]): string {
  const language = languageOf.get(country ?? '') ?? languages.english;
  const { given, stems, endings } = wordsOf(language);
  const random = randomOf('name', ...keys);
  const family = `${random.pick(stems)}${random.pick(endings)}`.replace(/-$/, '');
  return language === languages.korean || language === languages.chinese
    ? `${family} ${random.pick(given)}`
    : `${random.pick(given)} ${family}`;
}
