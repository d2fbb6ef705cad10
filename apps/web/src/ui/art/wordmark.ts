import type { PixelMap } from './pixel-map.js';

/**
 * The name of the house in hewn letters, lit from above, with a lantern in the A.
 * Tones: h high, m middle, l low light; s shade; d dark frame, f flame, w the flame's white heart.
 */
export const WORDMARK: PixelMap = [
  'hhs....hhs...hhhhhs...hhhhhhhhs..hhhhhhhhs..hhhhhhhhhs.hhs....hhs',
  'hhs....hhs..hhhhhhhs..hhhhhhhhhs.hhhhhhhhhs.hhhhhhhhhs.hhhs...hhs',
  'mms....mms.mmssdssmms.mmsssssmms.mmsssssmms.mmssssssss.mmmms..mms',
  'mms....mms.mmsdfd.mms.mms....mms.mms....mms.mms........mmmmms.mms',
  'mms.ms.mms.mmsdwd.mms.mms....mms.mms....mms.mmmmmmms...mmsmmmsmms',
  'mmsmmmsmms.mmsddd.mms.mmmmmmmmss.mmmmmmmmss.mmmmmmms...mmssmmmmms',
  'mmsmmmsmms.mmmmmmmmms.mmmmmmmss..mmmmmmmss..mmssssss...mms.smmmms',
  'llllslllls.llllllllls.llssslls...llssslls...lls........lls..sllls',
  'lllsssllls.llssssslls.lls..slls..lls..slls..llllllllls.lls...slls',
  'llss..slls.lls....lls.lls...slls.lls...slls.llllllllls.lls....lls',
  'sss....sss.sss....sss.sss....sss.sss....sss.ssssssssss.sss....sss',
];
