import type { QuestionId } from '#visagism/knowledge/quiz-questions.ts'

/** `fillName` replaces `{nome}`. */
export const ENCOURAGEMENTS: Readonly<Partial<Record<QuestionId, string>>> = {
  forehead: 'Muito bem, {nome}: o contorno já está quase desenhado.',
  cheekbones: 'Você está indo muito bem, {nome}. Já passamos da metade do rosto.',
  faceLength: 'Mais um pouco, {nome}, e o formato aparece.',
  style: '{nome}, sua análise está sendo finalizada: agora falamos de estilo.',
  objective: '{nome}, sua análise está sendo finalizada: falta só esta resposta.',
}
/** For people without a name. */
export const NAMELESS: Readonly<Partial<Record<QuestionId, string>>> = {
  style: 'Sua análise está sendo finalizada: agora falamos de estilo.',
  objective: 'Sua análise está sendo finalizada: falta só esta resposta.',
}

export const TIPS: Readonly<Partial<Record<QuestionId, string>>> = {
  forehead: 'Ponha um dedo em cada têmpora e outro em cada maçã: a distância maior é a sua resposta.',
  cheekbones: 'Luz de lado mostra mais do que luz de frente. Vire um pouco o rosto e veja onde nasce a sombra.',
  faceLength: 'Da raiz do cabelo ao queixo são três partes. Se a do meio parece maior, o rosto tende a longo.',
  style: 'Pense nas três peças que você mais repete. Elas dizem mais do que a peça favorita.',
}

export const STEPS_TEXT = {
  back: 'Voltar',
  mute: 'Desligar o som',
  unmute: 'Ligar o som',
  keys: 'No teclado: 1 a {n} escolhem, as setas passeiam.',
  noScript:
    'Sem JavaScript as perguntas não passam: ligue-o nas configurações do navegador e abra esta página de novo. Ou pule o teste:',
  noScriptWay: 'folheie um guia inteiro',
  /** Shown while the script has not loaded yet. */
  chosen: (label: string) => `${label}, guardado neste aparelho. A próxima pergunta está chegando.`,
  late: 'Está demorando? Se a rede caiu, abra a página de novo quando ela voltar.',
  resumed: 'Você continua de onde parou.',
  restart: 'Recomeçar',
  tip: 'Dica',
  plate: 'Seu contorno',
} as const

export const PRIVACY_LINK = 'Como cuidamos dos seus dados'

export const NAME_STEP = {
  badge: (points: number) => `Parabéns! ${points} pontos conquistados`,
  title: 'Vamos Personalizar Sua Experiência',
  lead: 'As próximas perguntas falam com você pelo nome.',
  label: 'Seu nome',
  submit: 'Continuar Análise',
  busy: 'Salvando...',
  wrong: 'Nome obrigatório',
  note: 'Seu nome fica neste aparelho até você deixar o e-mail.',
} as const

export const EMAIL_STEP = {
  /** Only when all questions are answered. */
  ready: (name: string | null) => `${name ? `${name}, ` : ''}Seu Resultado Está Pronto!`,
  title: (name: string | null) => (name ? `${name}, falta uma pergunta.` : 'Falta uma pergunta.'),
  lead: 'Diga para onde mandamos a sua análise, para você não a perder.',
  label: 'Seu e-mail',
  consent: 'Quero receber também dicas e ofertas por e-mail.',
  submit: 'Receber Minha Análise',
  busy: 'Enviando...',
  note: 'Dados protegidos • Sem spam • Cancelar quando quiser',
  along: 'Com o e-mail seguem as suas respostas.',
  alongDrawn: 'Com o e-mail seguem as suas respostas e o desenho que você escolheu.',
  wrong: 'E-mail inválido',
} as const
