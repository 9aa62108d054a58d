import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { FormHairToday } from '../facts.ts'
import { Id, IsoDateTime } from '../fields.ts'
import { ClothTest, WholeClothTest } from './cloths.ts'
import { FaceMarking } from './marking.ts'
import { ObservedFieldName, ObservedStanding, ObservedValues } from './observed.ts'
import { SheetMeasure } from './sheet.ts'
import { SideMarking } from './side.ts'

const ofOrder = z.object({ orderId: Id })
const Marked = z.object({ id: Id, markedAt: IsoDateTime })
const markingReply = <T extends z.ZodMiniType>(schema: T) =>
  z.object({ marking: z.nullable(schema), markedAt: z.nullable(IsoDateTime) })
const sheetReply = z.object({ measure: z.nullable(SheetMeasure) })
const clothsReply = z.object({ test: z.nullable(ClothTest) })
const todayReply = z.object({ today: z.nullable(FormHairToday) })
const observedReply = z.object({ record: ObservedStanding })

/** What a customer marks, measures and says about their own face. */
export const faceApi = endpoints({
  mark: {
    method: 'PUT',
    path: '/api/orders/:orderId/marking',
    audience: 'customer',
    says: 'Guarda os pontos que a pessoa marcou na própria foto de frente.',
    params: ofOrder,
    body: FaceMarking,
    reply: Marked,
  },
  marking: {
    method: 'GET',
    path: '/api/orders/:orderId/marking',
    audience: 'customer',
    says: 'Os pontos marcados por último, ou nulo.',
    params: ofOrder,
    reply: markingReply(FaceMarking),
  },
  markSide: {
    method: 'PUT',
    path: '/api/orders/:orderId/side-marking',
    audience: 'customer',
    says: 'Guarda os pontos que a pessoa marcou na própria foto de lado.',
    params: ofOrder,
    body: SideMarking,
    reply: Marked,
  },
  sideMarking: {
    method: 'GET',
    path: '/api/orders/:orderId/side-marking',
    audience: 'customer',
    says: 'Os pontos marcados por último na foto de lado, ou nulo.',
    params: ofOrder,
    reply: markingReply(SideMarking),
  },
  observed: {
    method: 'GET',
    path: '/api/orders/:orderId/observed',
    audience: 'customer',
    says: 'O que se vê da pessoa, campo por campo, e quem disse.',
    params: ofOrder,
    reply: observedReply,
  },
  sayObserved: {
    method: 'PUT',
    path: '/api/orders/:orderId/observed',
    audience: 'customer',
    says: 'Guarda o que a pessoa tocou, ou o que o aparelho propõe; nulo retira. A palavra mais forte fica. Repetir não muda nada.',
    params: ofOrder,
    body: z.object({
      values: ObservedValues,
      /** The device proposes; a person taps. */
      by: z._default(z.enum(['aparelho', 'cliente'], 'Só o aparelho ou a pessoa.'), 'cliente'),
      /** By the device's clock: the latest answer wins, whatever the arrival order. */
      saidAt: z.optional(z.partialRecord(ObservedFieldName, IsoDateTime)),
    }),
    reply: observedReply,
  },
  sheet: {
    method: 'GET',
    path: '/api/orders/:orderId/sheet',
    audience: 'customer',
    says: 'O que o aparelho mediu com a folha branca, ou nulo.',
    params: ofOrder,
    reply: sheetReply,
  },
  keepSheet: {
    method: 'PUT',
    path: '/api/orders/:orderId/sheet',
    audience: 'customer',
    says: 'Guarda os números medidos com a folha branca e o tom que eles sugerem; o mais novo fica. Repetir não muda nada.',
    params: ofOrder,
    body: SheetMeasure,
    reply: sheetReply,
  },
  cloths: {
    method: 'GET',
    path: '/api/orders/:orderId/cloths',
    audience: 'customer',
    says: 'As respostas da pessoa ao teste dos panos, ou nulo.',
    params: ofOrder,
    reply: clothsReply,
  },
  keepCloths: {
    method: 'PUT',
    path: '/api/orders/:orderId/cloths',
    audience: 'customer',
    says: 'Guarda o teste dos panos inteiro; o mais novo fica. Repetir não muda nada.',
    params: ofOrder,
    body: WholeClothTest,
    reply: clothsReply,
  },
  today: {
    method: 'GET',
    path: '/api/orders/:orderId/today',
    audience: 'customer',
    says: 'O cabelo de hoje como a pessoa o mediu na régua, ou nulo.',
    params: ofOrder,
    reply: todayReply,
  },
  keepToday: {
    method: 'PUT',
    path: '/api/orders/:orderId/today',
    audience: 'customer',
    says: 'Guarda o cabelo de hoje, medido na régua depois do envio. Repetir não muda nada.',
    params: ofOrder,
    body: FormHairToday,
    reply: todayReply,
  },
})
