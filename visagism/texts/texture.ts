import type { TextureText } from '../hair/texture.ts'
import type { MaintenanceLevel } from '../knowledge/form.ts'
import type { Cords } from '../reading/cords.ts'
import type { Reading } from '../reading/reading.ts'

type CordsText = Pick<TextureText, 'lead' | 'quote' | 'how' | 'finish' | 'week' | 'items' | 'avoid'> & {
  readonly title: string
  /** Of people who accept high maintenance. */
  readonly often: string
}

/** Washing and drying alone (practice, M): no cream, no oil, nothing that combs. */
export const CORDS_TEXTS: Readonly<Record<Cords, CordsText>> = {
  locs: {
    title: 'Os seus dreads',
    lead: 'Dread é fio que ficou junto: cuida-se da raiz e do miolo, e o resto é tempo.',
    quote: 'Cada dread tem a idade da decisão.',
    how: [
      'O fio que cai fica preso dentro do dread e faz o corpo dele. Por isso nada o atravessa, nem dente nem escova, e nada o desmancha.',
      'O que pesa é o que se junta: o que é oleoso ou denso entra e não sai, e guarda umidade. Água, xampu sem resíduo e secagem inteira bastam.',
    ],
    finish: [
      'Lave a raiz com a ponta dos dedos, deixe a espuma escorrer pelos dreads e enxágue até a água sair limpa.',
      'Esprema um por um numa toalha que não solte fiapo e seque até o miolo, antes de prender ou deitar: úmido por dentro, ele cheira.',
    ],
    week: [
      ['Dia de lavar', 'xampu sem resíduo, só na raiz', 'o que fica dentro não sai mais'],
      ['No mesmo dia', 'enxágue demorado, e secar até o miolo', 'umidade presa vira cheiro'],
      ['Noites', 'touca ou fronha de cetim', 'o algodão solta fiapo, e o fiapo fica'],
      ['A cada quatro a oito semanas', 'a raiz, com quem cuida dos dreads', 'torcida à mão, sem apertar'],
    ],
    items: [
      { what: 'Xampu sem resíduo', why: 'limpa e sai inteiro com a água' },
      { what: 'Toalha de microfibra', why: 'não deixa fiapo' },
      { what: 'Touca ou fronha de cetim', why: 'guarda a raiz do atrito da noite' },
    ],
    avoid: [
      { what: 'O que é oleoso ou denso, na raiz e no miolo', why: 'junta, pesa e não sai' },
      { what: 'Raiz torcida de novo antes da hora', why: 'a tração repetida afina o dread na base' },
    ],
    often: 'Como você aceita manutenção alta, a raiz pode ser refeita no intervalo mais curto, e nunca antes dele.',
  },
  braids: {
    title: 'As suas tranças',
    lead: 'Trançado, o fio descansa; quem trabalha é o couro cabeludo.',
    quote: 'Trança boa não dói.',
    how: [
      'A trança guarda o comprimento e deixa o couro cabeludo à vista: é ele que se lava, e é ele que avisa. Coceira pede água; dor pede soltar.',
      'O peso todo pende da raiz. Nas têmporas e na nuca, onde o fio é mais fino, a mecha vai mais larga e mais frouxa.',
    ],
    finish: [
      'Uma vez por semana, ponha xampu diluído nas divisões, com um frasco de bico; massageie com a polpa dos dedos e deixe a água levar a espuma.',
      'Aperte as tranças numa toalha e seque da raiz às pontas, antes de prender ou deitar: molhada por dentro, a trança pesa e cheira.',
    ],
    week: [
      ['Dia de lavar', 'xampu diluído nas divisões', 'limpa a raiz sem dar frizz na trança'],
      ['No mesmo dia', 'toalha, e secar até a raiz', 'umidade presa vira cheiro'],
      ['Noites', 'lenço ou touca de cetim', 'o algodão dá frizz'],
      ['Uma noite por semana', 'tudo solto, sem elástico', 'a raiz descansa do peso'],
    ],
    items: [
      { what: 'Frasco de bico fino', why: 'leva o xampu à raiz' },
      { what: 'Toalha de algodão ou camiseta', why: 'tira a água sem dar frizz' },
      { what: 'Touca ou lenço de cetim', why: 'a trança amanhece inteira' },
    ],
    avoid: [
      { what: 'Trança que dói na têmpora', why: 'a tração repetida afina a linha do cabelo' },
      { what: 'Produto denso nas divisões', why: 'junta no nó da raiz e não sai' },
    ],
    often: 'Como você aceita manutenção alta, vale marcar uma lavagem no salão no meio do tempo de cada trança.',
  },
}

/** With the wet and dry lock. */
export const STRAND_HEADING = 'A mesma mecha, duas medidas'

export const TEXTURE_WEEK: Readonly<Record<MaintenanceLevel | 'none', string>> = {
  Baixa: 'Com pouca manutenção, lave quando a raiz pedir, e deixe o resto para quando houver tempo.',
  Média: 'Na sua manutenção média, a semana cabe inteira; os dias podem trocar, a ordem não.',
  Alta: 'Você aceita manutenção alta: nenhuma linha precisa ser pulada, e nenhuma precisa ser repetida.',
  none: 'Adapte os dias; a ordem é que importa.',
}

export const TEXTURE_WITH: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'No seu estilo clássico, o acabamento pede pontas limpas e o mesmo desenho todos os dias.',
  Moderno: 'Para o seu lado moderno, o melhor acabamento é o que ninguém percebe.',
  Despojado: 'Para o seu jeito despojado, pare um passo antes de terminar: o último retoque é o que tira a graça.',
  Elegante: 'Com elegância, uma gota de óleo nas palmas, esfregada e passada só por fora, alinha sem brilho de festa.',
  Ousado: 'Quem ousa pode finalizar de dois modos, um lado molhado e o outro seco, e ver o que acontece.',
}
