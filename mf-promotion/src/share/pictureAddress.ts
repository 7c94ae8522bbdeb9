interface Picture {
  basePath: string;
  language: string;
  promotionId: number;
  code: string;
}

/** Where the server draws the invitation with an inviter's code. */
export const pictureAddress = ({ basePath, language, promotionId, code }: Picture): string =>
  `${basePath.replace(/\/$/, '')}/share/promotion/${promotionId}/${encodeURIComponent(code)}.png?lang=${language}`;
