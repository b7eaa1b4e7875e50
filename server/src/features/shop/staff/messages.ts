import type { MemberRefusal } from '@kedai/domain/people/staff.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  invited: {
    ms: 'Jemputan dihantar ke {email}.',
    en: 'Invitation sent to {email}.',
    zh: '邀请已发送至 {email}。',
  },
  resent: {
    ms: 'Jemputan dihantar semula. Pautan lama tidak lagi berfungsi.',
    en: 'Invitation sent again. The previous link no longer works.',
    zh: '已重新发送，之前的链接已失效。',
  },
  revoked: { ms: 'Jemputan dibatalkan.', en: 'Invitation cancelled.', zh: '邀请已撤回。' },
  changed: {
    ms: 'Akses disimpan dan terus berkuat kuasa.',
    en: 'Access saved. It takes effect now.',
    zh: '权限已保存，立即生效。',
  },
  removed: {
    ms: 'Dikeluarkan daripada kedai. Aksesnya sudah tamat.',
    en: 'Removed from the shop. The access has ended.',
    zh: '已移出店铺，其权限已终止。',
  },
  left: { ms: 'Anda telah keluar daripada {shop}.', en: 'You have left {shop}.', zh: '您已离开 {shop}。' },
  joined: { ms: 'Selamat datang ke {shop}!', en: 'Welcome to {shop}!', zh: '欢迎加入 {shop}！' },
} satisfies Record<string, Message>

export const refusals = {
  noWork: {
    ms: 'Pilih sekurang-kurangnya satu bidang kerja.',
    en: 'Choose at least one area of work.',
    zh: '请至少选择一项工作权限。',
  },
  memberAlready: {
    ms: 'Orang ini sudah bekerja di kedai anda. Ubah aksesnya dalam senarai.',
    en: 'This person already works in your shop. Change their access in the list.',
    zh: '此人已在您的店铺工作，请在列表中修改权限。',
  },
  invitedAlready: {
    ms: 'E-mel ini sudah dijemput dan belum menjawab. Hantar semula jemputan dari senarai, atau batalkan dahulu.',
    en: 'This address was already invited and has not replied. Resend the invitation from the list, or cancel it first.',
    zh: '此邮箱已收到邀请但尚未回应。可在列表中重发，或先撤回。',
  },
  sentJustNow: {
    ms: 'Jemputan baru sahaja dihantar. Cuba lagi dalam {seconds} saat.',
    en: 'The invitation was sent just now. Try again in {seconds} seconds.',
    zh: '邀请刚刚发送过，请在 {seconds} 秒后再试。',
  },
  invitationGone: {
    ms: 'Jemputan ini sudah diterima atau dibatalkan.',
    en: 'This invitation was already accepted or cancelled.',
    zh: '此邀请已被接受或撤回。',
  },
  onlyOwner: {
    ms: 'Anda satu-satunya pemilik kedai ini. Jadikan orang lain pemilik dahulu di Kakitangan, kemudian anda boleh keluar.',
    en: 'You are the only owner of this shop. Make someone else an owner under Staff before you leave.',
    zh: '您是此店铺唯一的店主。请先在“员工”中将他人设为店主，然后才能离开。',
  },
  linkDead: {
    ms: 'Jemputan ini sudah digunakan, dibatalkan atau tamat tempoh. Minta pemilik kedai menghantar yang baharu.',
    en: 'This invitation was used, cancelled or has expired. Ask the shop owner for a new one.',
    zh: '此邀请已使用、已撤回或已过期。请店主重新发送。',
  },
} satisfies Record<string, Message>

export const memberRefusals = {
  yourself: {
    ms: 'Ini anda sendiri. Hanya pemilik lain boleh mengubah akses anda.',
    en: 'This is you. Only another owner can change your access.',
    zh: '这是您本人。只有其他店主才能修改您的权限。',
  },
  last_owner: {
    ms: 'Kedai mesti ada sekurang-kurangnya seorang pemilik.',
    en: 'A shop needs at least one owner.',
    zh: '店铺至少要有一位店主。',
  },
} satisfies Record<MemberRefusal, Message>
