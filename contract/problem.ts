import { BRAND } from './brand.ts'

/** Deliberate error responses; anything else is a bug and answers 500 with a request id. Texts are for people, codes for programs. */
export const problems = {
  invalid: { status: 422, text: 'Confira os campos destacados.' },
  unreadable: { status: 400, text: 'Não conseguimos ler o pedido. Atualize a página e tente de novo.' },
  unauthenticated: { status: 401, text: 'Sua sessão terminou. Entre de novo para continuar.' },
  forbidden: { status: 403, text: 'Esta área é só para administradores.' },
  'foreign-origin': { status: 403, text: 'O pedido veio de outro site e foi recusado.' },
  'not-found': { status: 404, text: 'Não encontramos o que você procurava.' },
  'order-not-found': { status: 404, text: 'Pedido não encontrado.' },
  'report-not-ready': { status: 404, text: 'Seu guia ainda está em preparação.' },
  'no-phone-edition': {
    status: 404,
    text: 'Este guia é de antes da edição para celular. Baixe o A4: o texto é o mesmo.',
  },
  'report-expired': {
    status: 410,
    text: 'Este guia foi apagado: o prazo de um ano terminou ou a autorização das fotos foi retirada.',
  },
  'report-revoked': { status: 403, text: 'O acesso a este guia foi encerrado junto com o pedido.' },
  'download-limit': { status: 403, text: 'O limite de downloads deste guia foi atingido. Fale com o suporte.' },
  'no-pending-order': { status: 409, text: 'Nenhum pedido pendente encontrado' },
  'order-closed': { status: 409, text: 'Este pedido já foi enviado e não recebe mais alterações.' },
  'form-missing': { status: 409, text: 'O cliente ainda não enviou o formulário e as fotos.' },
  'report-missing': {
    status: 409,
    text: 'Este pedido ainda não tem relatório. Ele conclui sozinho quando o PDF fica pronto.',
  },
  'order-ended': { status: 409, text: 'Este pedido foi reembolsado ou contestado e não recebe mais relatório.' },
  'order-on-hold': {
    status: 409,
    text: 'Este pedido foi encerrado por nós, e isso ainda pode ser desfeito. O que está neste aparelho continua guardado; se não esperava por isso, fale com a gente.',
  },
  'ending-final': { status: 409, text: 'Este encerramento é definitivo.' },
  'shape-missing': {
    status: 409,
    text: 'Nada indica ainda o formato deste rosto. Confirme o formato para gerar o PDF.',
  },
  'note-unread': {
    status: 409,
    text: 'O recado deste pedido precisa ser lido por uma pessoa. Confira e aprove na mesa.',
  },
  'desk-open': { status: 409, text: 'Antes de aprovar, ainda há coisas por olhar neste pedido.' },
  'review-required': {
    status: 409,
    text: 'Cada relatório espera a aprovação de um visagista. Abra o pedido na mesa para conferir e aprovar.',
  },
  'consent-missing': {
    status: 403,
    text: 'Antes da primeira foto, precisamos da sua autorização para usar o seu rosto. Abra o formulário, leia e decida.',
  },
  'consent-withdrawn': {
    status: 409,
    text: 'Você retirou esta autorização depois. Se quiser continuar, leia e autorize de novo.',
  },
  'photos-missing': { status: 422, text: 'Faltam fotos para finalizar.' },
  'photo-too-large': { status: 413, text: 'A foto passa do tamanho máximo de 20 MB.' },
  'photo-too-many-pixels': { status: 413, text: 'A foto passa de 200 megapixels. Use uma versão menor.' },
  'photo-too-small': {
    status: 422,
    text: 'A foto é pequena demais para medir o rosto. Use uma com pelo menos 400 pixels.',
  },
  'photo-not-image': { status: 422, text: 'Este arquivo não é uma foto JPG ou PNG. Escolha outra.' },
  'photo-heic': {
    status: 422,
    text: 'Esta foto está no formato HEIC, que não abre aqui. No iPhone, escolha-a pela galeria em vez de “Arquivos”, ou mude Ajustes › Câmera › Formatos para “Mais compatível” e tire outra. No Android, desligue as fotos HEIF nas configurações da câmera.',
  },
  'photo-cut-off': {
    status: 422,
    text: 'Esta foto chegou pela metade: ela não terminou de ser baixada ou copiada. Abra-a na galeria, espere aparecer inteira e escolha de novo, ou use outra.',
  },
  'photo-unreadable': {
    status: 422,
    text: 'Esta foto ainda não está neste celular: abra-a na galeria e escolha de novo.',
  },
  'photo-unshrinkable': {
    status: 422,
    text: 'Este celular não conseguiu diminuir esta foto. Escolha outra, ou tire uma nova com 12 megapixels, que bastam.',
  },
  'photo-broken': { status: 422, text: 'A foto chegou incompleta ou danificada. Envie de novo.' },
  'photo-unexpected': { status: 422, text: 'São quatro fotos: frente, lado esquerdo, lado direito e costas.' },
  'photo-request-unknown': { status: 404, text: 'Este link não existe mais. Peça outro a quem mandou.' },
  'photo-request-used': { status: 409, text: 'A foto deste link já foi enviada.' },
  'photo-request-expired': { status: 410, text: 'Este link valia por 30 minutos e venceu. Peça outro a quem mandou.' },
  'salon-card-unknown': { status: 404, text: 'Este cartão não está mais aberto. Peça outro link a quem mandou.' },
  'uploads-busy': {
    status: 503,
    text: 'Chegam fotos demais neste momento. A sua continua guardada no aparelho; tentamos de novo em instantes.',
  },
  'body-too-large': { status: 413, text: 'O envio passa do tamanho permitido.' },
  'code-wrong': { status: 401, text: 'Código incorreto. Confira os 6 dígitos do e-mail mais recente.' },
  'code-expired': { status: 401, text: 'Este código venceu ou já foi usado. Peça outro.' },
  'code-exhausted': { status: 401, text: 'Foram cinco tentativas. Peça um código novo.' },
  'code-locked': {
    status: 429,
    text: 'Foram códigos errados demais. Entre pelo link do e-mail mais recente, ou tente o código mais tarde.',
  },
  'code-not-resent': {
    status: 409,
    text: 'Um código só serve a quem o pediu, por alguns minutos. Peça à pessoa que peça outro na tela de entrada.',
  },
  'link-spent': { status: 401, text: 'Este link venceu ou já foi usado. Peça um código com o seu e-mail.' },
  'password-wrong': { status: 401, text: 'E-mail ou senha incorretos.' },
  'otp-wrong': { status: 401, text: 'Código incorreto ou já usado. Espere o próximo e tente de novo.' },
  'second-factor-on': { status: 409, text: 'A segunda etapa já está ligada nesta conta.' },
  'second-factor-off': { status: 409, text: 'A segunda etapa não está ligada nesta conta.' },
  'password-missing': {
    status: 409,
    text: 'Esta pessoa ainda não tem senha. Defina uma antes de torná-la administradora.',
  },
  'password-must-change': {
    status: 403,
    text: 'Sua senha foi definida por outra pessoa. Escolha uma só sua para continuar.',
  },
  'second-factor-missing': {
    status: 403,
    text: 'Para abrir a administração, ligue a segunda etapa da sua conta.',
  },
  'confirmation-needed': { status: 403, text: 'Confirme que é você: digite a sua senha de novo.' },
  'role-forbidden': { status: 403, text: 'O seu papel na equipe não abre esta parte.' },
  'too-many-attempts': { status: 429, text: 'Muitas tentativas seguidas. Espere alguns minutos e tente de novo.' },
  'setup-done': { status: 409, text: 'Administrador já configurado' },
  'setup-token-wrong': { status: 403, text: 'Código de instalação incorreto. Ele aparece no terminal do servidor.' },
  'changed-meanwhile': {
    status: 409,
    text: 'Outra pessoa mudou este registro enquanto você editava. Nada foi salvo; confira como ele está agora.',
  },
  'last-administrator': { status: 409, text: 'Este é o único administrador. Crie outro antes.' },
  'own-role': { status: 409, text: 'Você não pode tirar o seu próprio acesso de administrador.' },
  'administrator-password': { status: 403, text: 'A senha de um administrador só ele mesmo troca.' },
  'user-has-orders': {
    status: 409,
    text: 'Esta pessoa tem pedidos. Os dados dela são apagados pela tela Privacidade, que guarda o que a lei manda.',
  },
  'email-taken': { status: 409, text: 'Já existe uma conta com este e-mail.' },
  'not-rated': { status: 409, text: 'Avalie o pedido antes de autorizar a publicação.' },
  'not-rateable': { status: 409, text: 'A avaliação abre quando o guia fica pronto.' },
  'signature-wrong': { status: 401, text: 'Assinatura inválida.' },
  'sale-changed': { status: 409, text: 'Esta venda mudou na Kiwify desde a conferência. Confira de novo.' },
  'sales-unconfigured': {
    status: 409,
    text: 'A conferência precisa da API da Kiwify: KIWIFY_CLIENT_ID, KIWIFY_CLIENT_SECRET e KIWIFY_ACCOUNT_ID.',
  },
  'sale-unsafe': {
    status: 409,
    text: 'O valor desta venda é desconhecido ou menor que o preço. Confira na Kiwify antes de criar o pedido.',
  },
  'repair-failed': { status: 409, text: 'Nada foi resolvido. O alarme continua aberto.' },
  'notice-settled': { status: 409, text: 'Este aviso não espera por um endereço.' },
  'receiver-closed': { status: 401, text: 'O recebimento está fechado: configure o token do webhook.' },
  'post-not-found': { status: 404, text: 'O artigo que você está procurando não foi encontrado.' },
  'slug-taken': { status: 409, text: 'Já existe um artigo com este endereço.' },
  'result-not-found': { status: 404, text: 'Este link de resultado não vale mais. Refaça o teste: leva 3 minutos.' },
  bug: { status: 500, text: 'Algo falhou do nosso lado. Já registramos; tente de novo em instantes.' },
  'app-failed': {
    status: 500,
    text: `Algo falhou neste aparelho, não no servidor. Atualize a página e tente de novo; se voltar a falhar, abra em outro navegador ou escreva para ${BRAND.supportEmail}.`,
  },
  unavailable: {
    status: 503,
    text: 'Uma parte do nosso sistema não respondeu agora. Tente de novo em instantes.',
  },
  offline: { status: 503, text: 'Sem conexão com a internet.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ProblemCode = keyof typeof problems

/** Field path (`formData.fullName`) → Portuguese sentence. */
export type FieldMessages = Readonly<Record<string, string>>

/** `error`: the sentence, as the specification's clients read it. */
export interface ProblemBody {
  error: string
  code: ProblemCode
  fields?: FieldMessages
  requestId?: string
}

/** Shared by server and browser. `message`: `status: text`, as specified. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly text: string
  readonly fields: FieldMessages
  readonly requestId: string | undefined
  /** Wait requested by the server. */
  readonly retryAfterMs: number | undefined

  constructor(
    code: ProblemCode,
    options: {
      text?: string
      fields?: FieldMessages
      requestId?: string | undefined
      retryAfterMs?: number | undefined
    } = {},
  ) {
    const known = problems[code]
    const text = options.text ?? known.text
    super(`${known.status}: ${text}`)
    this.name = 'Problem'
    this.code = code
    this.status = known.status
    this.text = text
    this.fields = options.fields ?? {}
    this.requestId = options.requestId
    this.retryAfterMs = options.retryAfterMs
  }

  toBody(): ProblemBody {
    const body: ProblemBody = { error: this.text, code: this.code }
    if (Object.keys(this.fields).length > 0) body.fields = this.fields
    if (this.requestId) body.requestId = this.requestId
    return body
  }
}

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(problems, value)
}

/** For anything thrown. Whatever is not a Problem is a bug of ours: `otherwise` or the general sentence. */
export function sentenceOf(error: unknown, otherwise?: string): string {
  if (!(error instanceof Problem)) return problems['app-failed'].text
  return error.code === 'bug' ? (otherwise ?? error.text) : error.text
}
