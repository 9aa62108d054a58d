import type { adminDeskApi } from '#contract/admin/desk.ts'
import type { adminFaceApi } from '#contract/face/desk-calls.ts'
import { acceptCustomers, openObserved, sayAtDesk } from './desk-observed.ts'
import type { adminOnPhotoApi } from '#contract/admin/on-photo.ts'
import type { adminFactsApi } from '#contract/admin/facts.ts'
import type { adminSaidApi } from '#contract/admin/said.ts'
import type { adminChoicesApi } from '#contract/admin/choices.ts'
import type { adminSeasonApi, DeskSeason } from '#contract/admin/season.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { db } from '../platform/db.ts'
import type { Handlers, Viewer } from '../platform/http.ts'
import { askPreview, findPreview, readPreview } from '../reports/previews.ts'
import { listQueue, openOrder } from './desk.ts'
import { choose, leaveChapterOut, moveVisit, openChoices, restoreChoices } from './desk-choices.ts'
import { openOnPhoto, setOnPhoto } from './desk-on-photo.ts'
import { answerQuestion, openFacts, openSaid, sayFacts, sayToday } from './desk-facts.ts'
import { approve } from './desk-gate.ts'
import { clearSeason, openSeason, setSeason } from './desk-season.ts'
import { turnPhoto } from './desk-turn.ts'
import { editChapter, editLine, restoreChapter, undoEdit } from './desk-texts.ts'
import { journal } from './journal.ts'
import { assign, confirmShape, markFace, markSide, requestPhoto, withdraw, writeNote } from './desk-work.ts'

const actorOf = ({ viewer, client }: { viewer: Viewer; client: { ip: string } }) => ({
  id: viewer.id,
  ip: client.ip,
  role: viewer.staffRole,
})

export const deskCalls: Handlers<typeof adminDeskApi> = {
  queue: () => listQueue(),
  open: ({ params, viewer }) => openOrder(params.id, viewer.id),
  async take({ params, body, ...who }) {
    await assign(params.id, body.userId, actorOf(who), body.seen)
    if (body.userId === null) return { message: 'Pedido de volta à fila.' }
    return { message: body.userId === who.viewer.id ? 'Pedido assumido.' : 'Pedido passado adiante.' }
  },
  async mark({ params, body, ...who }) {
    await markFace(params.id, body, actorOf(who))
    return { message: 'Pontos guardados.' }
  },
  async confirmShape({ params, body, ...who }) {
    await confirmShape(params.id, body.shape, actorOf(who), body.seen)
    return { message: 'Formato confirmado.' }
  },
  editChapter: async ({ params, body, ...who }) => ({
    editsId: await editChapter(params.id, params.chapter, body, actorOf(who)),
    message: 'Texto salvo.',
  }),
  editLine: async ({ params, body, ...who }) => ({
    editsId: await editLine(params.id, params.chapter, body, actorOf(who)),
    message: body.words === undefined ? 'De volta ao motor.' : body.words === null ? 'Fora do guia.' : 'Linha salva.',
  }),
  async restoreChapter({ params, ...who }) {
    await restoreChapter(params.id, params.chapter, actorOf(who))
    return { message: 'O capítulo voltou ao texto do motor.' }
  },
  undoEdit: async ({ params, body, ...who }) => ({
    editsId: await undoEdit(params.id, body.editsId, actorOf(who)),
    message: 'Edição desfeita.',
  }),
  note: ({ params, body, ...who }) => writeNote(params.id, body.text, actorOf(who)),
  async requestPhoto({ params, body, ...who }) {
    const isDelivered = await requestPhoto(params.id, body.slot, body.reason, actorOf(who))
    const then = isDelivered ? 'O guia continua aberto até a versão nova.' : 'O prazo fica parado até ela chegar.'
    return { message: `O cliente foi avisado por e-mail e notificação. ${then}` }
  },
  async turnPhoto({ params, body, ...who }) {
    await turnPhoto(params.id, params.slot, body.photoId, actorOf(who))
    return { message: 'Os pontos marcados nela saíram com a versão anterior.' }
  },
  async approve({ params, body, ...who }) {
    await approve(params.id, actorOf(who), body)
    return { message: 'O relatório está sendo desenhado e segue sozinho.' }
  },
  async withdraw({ params, ...who }) {
    await withdraw(params.id, actorOf(who))
    return { message: 'Aprovação desfeita. Nada foi enviado ao cliente.' }
  },
  askPreview: async ({ params }) => ({ id: await askPreview(params.id) }),
  preview: ({ params }) => findPreview(params.id, params.preview),
  async previewPdf({ params, ...who }) {
    const file = await readPreview(params.id, params.preview)
    // It shows the face, so viewing is journalled.
    await journal(db, actorOf(who), { action: 'report.previewed', subject: 'order', subjectId: params.id })
    return file
  },
}

export const faceCalls: Handlers<typeof adminFaceApi> = {
  async markSide({ params, body, ...who }) {
    await markSide(params.id, body, actorOf(who))
    return { message: 'Pontos de lado guardados.' }
  },
  observed: ({ params }) => openObserved(params.id),
  confirmObserved: ({ params, body, ...who }) => sayAtDesk(params.id, params.field, body.value, actorOf(who)),
  clearObserved: ({ params, ...who }) => sayAtDesk(params.id, params.field, null, actorOf(who)),
  acceptObserved: async ({ params, body, ...who }) => ({
    ...(await acceptCustomers(params.id, body.values, actorOf(who))),
    message: 'As respostas do cliente agora são suas também.',
  }),
}

export const onPhotoCalls: Handlers<typeof adminOnPhotoApi> = {
  open: ({ params }) => openOnPhoto(params.id),
  async set({ params, body, ...who }) {
    await setOnPhoto(params.id, body, actorOf(who))
    return {
      ...(await openOnPhoto(params.id)),
      message: body.laid ? 'O desenho vai sobre a foto.' : 'Foto e retrato vão lado a lado.',
    }
  },
}

export const seasonCalls: Handlers<typeof adminSeasonApi> = {
  open: ({ params }) => openSeason(params.id),
  async set({ params, body, ...who }) {
    await setSeason(params.id, body.season, actorOf(who), body.seen)
    return told(await openSeason(params.id), body.season ? 'Estação definida.' : 'Pedido deixado sem estação.')
  },
  async clear({ params, ...who }) {
    await clearSeason(params.id, actorOf(who))
    return told(await openSeason(params.id), 'Estação retirada.')
  },
}

export const factCalls: Handlers<typeof adminFactsApi> = {
  open: ({ params }) => openFacts(params.id),
  async say({ params, body, ...who }) {
    await sayFacts(params.id, body.facts, actorOf(who))
    return { ...(await openFacts(params.id)), message: 'Guardado: o guia conta com isto.' }
  },
}

export const saidCalls: Handlers<typeof adminSaidApi> = {
  open: ({ params }) => openSaid(params.id),
  async today({ params, body, ...who }) {
    await sayToday(params.id, body, actorOf(who))
    return { ...(await openSaid(params.id)), message: 'O guia parte deste cabelo.' }
  },
  async answer({ params, body, ...who }) {
    await answerQuestion(params.id, body, actorOf(who))
    const message = body.words === '' ? 'A resposta saiu da carta.' : 'A resposta sai na carta, debaixo da pergunta.'
    return { ...(await openSaid(params.id)), message }
  },
}

export const choiceCalls: Handlers<typeof adminChoicesApi> = {
  open: ({ params }) => openChoices(params.id),
  async choose({ params, body, ...who }) {
    await choose(params.id, params.part, body, actorOf(who))
    return { ...(await openChoices(params.id)), message: body.chosen === null ? 'De volta ao motor.' : 'Trocado.' }
  },
  async leaveOut({ params, body, ...who }) {
    await leaveChapterOut(params.id, params.chapter, body, actorOf(who))
    const message = body.isOut ? 'O guia segue sem ele, e nada aponta para lá.' : 'De volta ao guia, como estava.'
    return { ...(await openChoices(params.id)), message }
  },
  async moveVisit({ params, body, ...who }) {
    await moveVisit(params.id, body, actorOf(who))
    const message =
      body.to === undefined
        ? 'De volta ao dia do motor.'
        : body.to === null
          ? 'Fora do ano; as outras ficam onde estão.'
          : 'O guia inteiro conta com o novo dia.'
    return { ...(await openChoices(params.id)), message }
  },
  async restore({ params, ...who }) {
    await restoreChoices(params.id, actorOf(who))
    return { ...(await openChoices(params.id)), message: 'Tudo como o motor propôs.' }
  },
}

/** Edited texts do not follow a new season, so warn. */
const told = (season: DeskSeason, words: string) => ({
  ...season,
  message:
    season.editedChapters.length === 0
      ? words
      : `${words} O que foi escrito à mão não muda com ela: ${list(season.editedChapters)}.`,
})
