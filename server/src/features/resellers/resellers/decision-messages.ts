import type { ResellerAction } from '@kedai/domain/resellers/statuses.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const decisionTexts = {
  activity: {
    ms: 'Pesanan berbayar {sold} dalam {days} hari; sekurang-kurangnya {min} diperlukan.',
    en: 'Paid orders of {sold} in {days} days. The minimum is {min}.',
    zh: '{days} 天内已付款订单为 {sold}，要求至少 {min}。',
  },
  notNow: {
    ms: 'Tindakan ini tidak boleh dibuat dalam status semasa. Muat semula halaman.',
    en: 'This is not possible in the current status. Reload the page.',
    zh: '当前状态不能执行此操作，请刷新页面。',
  },
  unknownRank: {
    ms: 'Peringkat ini bukan milik program ini. Pilih yang lain.',
    en: 'This rank does not belong to this programme. Choose another.',
    zh: '此级别不属于该计划，请选择其他级别。',
  },
} satisfies Record<string, Message>

/** What is said when it was done. */
export const decisionDone = {
  approve: { ms: 'Permohonan diluluskan.', en: 'Application approved.', zh: '申请已批准。' },
  reject: { ms: 'Permohonan ditolak.', en: 'Application rejected.', zh: '申请已拒绝。' },
  suspend: { ms: 'Keahlian digantung.', en: 'Membership suspended.', zh: '资格已暂停。' },
  reinstate: { ms: 'Keahlian dipulihkan.', en: 'Membership reinstated.', zh: '资格已恢复。' },
  end: { ms: 'Keahlian ditamatkan.', en: 'Membership ended.', zh: '资格已终止。' },
  rank: { ms: 'Peringkat ditukar.', en: 'Rank changed.', zh: '级别已更改。' },
} satisfies Record<ResellerAction, Message>

/** Why a button does nothing in a status. */
export const whyNot = {
  approve: {
    ms: 'Hanya permohonan baharu boleh diluluskan.',
    en: 'Only a new application can be approved.',
    zh: '只有新申请可以批准。',
  },
  reject: {
    ms: 'Hanya permohonan baharu boleh ditolak.',
    en: 'Only a new application can be rejected.',
    zh: '只有新申请可以拒绝。',
  },
  suspend: {
    ms: 'Hanya ahli yang diluluskan boleh digantung.',
    en: 'Only an approved member can be suspended.',
    zh: '只有已批准的成员可以暂停。',
  },
  reinstate: {
    ms: 'Keahlian ini tidak digantung.',
    en: 'This membership is not suspended.',
    zh: '此资格未被暂停。',
  },
  end: { ms: 'Keahlian ini sudah tamat.', en: 'This membership has already ended.', zh: '此资格已终止。' },
  rank: { ms: 'Keahlian ini sudah tamat.', en: 'This membership has already ended.', zh: '此资格已终止。' },
} satisfies Record<ResellerAction, Message>
