/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention). */
export const rwanda = `
APR|APR|000 fff|Kigali -1.94 30.06
REG|REG|003da5 ffd700|Kigali
Patriots|PAT|5b2b82 ffd700|Kigali
Tigers|TIG|f58220 000|Kigali
Kepler|KEP|00205b 00a3e0|Kigali
UGB|UGB|00843d fff|Kigali
Espoir|ESP|c8102e fff|Kigali
Orion|ORI|000 f26522|Kigali
Azomco|AZO|ffd700 00843d|Kigali
Flame|FLM|c8102e ffd700|Huye -2.6 29.74`;

export const kenya = `
Nairobi City Thunder|NCT|00843d ffd700|Nairobi -1.29 36.82
KPA|KPA|003da5 fff|Mombasa -4.04 39.67
Equity Dumas|EQD|8a1538 fff|Nairobi
Ulinzi Warriors|ULI|c8102e 000|Nairobi
Strathmore Blades|STR|00205b c8102e|Nairobi
Co-op Bank|COO|00843d fff|Nairobi
USIU Tigers|USI|005bac ffd700|Nairobi
Umoja|UMO|f26522 000|Nairobi
KU Pirates|KUP|000 fff|Nairobi
Lakeside|LAK|00a3e0 fff|Kisumu -0.09 34.77`;
