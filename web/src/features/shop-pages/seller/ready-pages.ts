import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { useLingui } from '@lingui/react/macro'

export type ReadyPage = { name: string; title: string; about: string; blocks: PageBlock[] }

const text = (words: string): PageBlock => ({ type: 'paragraph', spans: [{ text: words }] })
const heading = (words: string): PageBlock => ({ type: 'heading', level: 2, spans: [{ text: words }] })
const hero = (title: string, words: string): PageBlock => ({
  type: 'hero',
  title,
  text: words,
  image_id: null,
  alt: '',
  button: null,
})

// Pages to begin with, in the seller's language: everything in them is to be written over.
export function useReadyPages(): ReadyPage[] {
  const { t } = useLingui()
  return [
    { name: 'blank', title: t`Empty page`, about: t`Begin with nothing`, blocks: [] },
    {
      name: 'sale',
      title: t`Sale`,
      about: t`An offer, what is in it, reviews and answers`,
      blocks: [
        hero(t`Big sale this week`, t`Write here what is cheaper, and until when.`),
        {
          type: 'products',
          title: t`On offer now`,
          pick: 'popular',
          category: '',
          view_ids: [],
          limit: 8,
        },
        { type: 'reviews', title: t`What buyers say`, view_id: '', limit: 4 },
        {
          type: 'faq',
          title: t`Questions`,
          questions: [
            { question: t`When will my order be sent?`, answer: t`Within two working days after payment.` },
            { question: t`How can I pay?`, answer: t`By online banking, card, DuitNow QR or bank transfer.` },
          ],
        },
        { type: 'whatsapp', label: t`Ask on WhatsApp`, message: t`Hello, I have a question about the sale.` },
      ],
    },
    {
      name: 'product',
      title: t`One product`,
      about: t`Tells of one product and takes its order on the page`,
      blocks: [
        hero(t`The name of your product`, t`One sentence that says why it is worth having.`),
        heading(t`Why people choose it`),
        {
          type: 'list',
          ordered: false,
          items: [[{ text: t`The first reason` }], [{ text: t`The second reason` }], [{ text: t`The third reason` }]],
        },
        { type: 'reviews', title: t`What buyers say`, view_id: '', limit: 4 },
        {
          type: 'faq',
          title: t`Questions`,
          questions: [{ question: t`Can I return it?`, answer: t`Yes, within seven days, unused.` }],
        },
        { type: 'policies', title: '' },
      ],
    },
    {
      name: 'about',
      title: t`About us`,
      about: t`Who you are, where you are, and how to reach you`,
      blocks: [
        hero(t`About our shop`, t`Since when you sell, and what you care for.`),
        text(t`Tell your story here: how it began, who makes what you sell, and what buyers can count on.`),
        { type: 'whatsapp', label: t`Ask on WhatsApp`, message: '' },
        { type: 'policies', title: t`Terms and policies` },
      ],
    },
    {
      name: 'waiting',
      title: t`Waiting list`,
      about: t`Gathers names for something that is still to come`,
      blocks: [
        hero(t`Coming soon`, t`Say what is coming, and when.`),
        { type: 'lead', title: t`Be the first to know`, text: t`Leave your number and we will tell you.`, button: '' },
      ],
    },
  ]
}
