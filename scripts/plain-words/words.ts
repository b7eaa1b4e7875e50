/**
 * Words that have to be learned, and how often each kind may still stand in the code. A number may only fall: the gate asks for the
 * lower one as soon as it is reached. The goal is 20 messages and 100 of the rest.
 */
export const plainWords = {
  /** English messages of screens, mails and papers that open with a clause used as a noun: "How long it stands". */
  messages: {
    pattern: /^(What|Who|Whose|Whom|How|Nothing|Nobody|So many|Where|Which|Whatever|Whoever|After so many)\b(?!.*\?$)/,
    /** Sentences and headings that sellers know from other programs. */
    fine: new Set(['How it works', 'How to pay', 'How to find us', 'How to find them', 'Nothing to send']),
    max: 12,
  },
  comments: { pattern: /\b(anew|whose|of itself|lies|stands|what became)\b/i, max: 774 },
  locals: {
    pattern: /\b(?:const|let) (found|kept|words|told|wanted|known|asked|said|made|taken|rest|most)\b/g,
    max: 827,
  },
} as const
