import type { HairTexture } from '../knowledge/axes.ts'
import type { Intention } from '../knowledge/intention.ts'

export type OwnIntentionFact = 'oculos' | 'barba' | 'brancos' | HairTexture

export const OWN_INTENTION_SCENES: Readonly<Record<OwnIntentionFact, Readonly<Record<Intention, string>>>> = {
  oculos: {
    autoridade:
      'Com os óculos que você usa sempre, o aro já é a linha firme da cena: lente limpa, haste no lugar, e ele faz o resto.',
    criatividade:
      'Os óculos que você usa sempre são o lugar mais à mão para uma ideia: um cordão, uma haste de outra cor, e o rosto muda de assunto.',
    sofisticacao:
      'Com óculos no rosto o dia inteiro, o acabamento deles é o seu: parafuso firme, lente limpa, plaqueta nova.',
    leveza:
      'Com óculos no rosto o dia inteiro, leveza é esquecer deles: peça na ótica que ajustem hastes e plaquetas até não pesarem.',
  },
  barba: {
    autoridade: 'A barba que você usa já traz uma borda: com a linha do pescoço em dia, ela fala antes de você.',
    criatividade: 'A barba que você usa é um rascunho: muda de desenho numa tarde, e o que não servir cresce.',
    sofisticacao: 'Na barba que você usa, o refinamento está no contorno que ninguém percebe que foi feito.',
    leveza: 'Na barba que você usa, leveza é pente e óleo: fio solto, que se mexe com a fala.',
  },
  brancos: {
    autoridade:
      'Os seus brancos já dizem o que a autoridade costuma ter de provar; basta o corte em dia ao lado deles.',
    criatividade: 'Ao lado dos seus brancos, qualquer cor viva ganha moldura: ponha a ideia num tecido perto deles.',
    sofisticacao: 'Os seus brancos pedem brilho e tesoura: cuidados assim, parecem escolha.',
    leveza: 'Os seus brancos são a parte mais clara do retrato: deixe que a luz chegue a eles.',
  },
  liso: {
    autoridade:
      'No seu cabelo liso, a borda do corte aparece inteira: é ela que dá firmeza, e é ela que se apara primeiro.',
    criatividade:
      'No seu cabelo liso, uma mudança pequena se vê da porta: um lado mais curto, uma ponta fora da linha.',
    sofisticacao: 'No seu cabelo liso, o brilho é o acessório: fio limpo, produto de menos.',
    leveza: 'No seu cabelo liso, leveza é fio que se separa: sacuda-o com os dedos quando secar, e não penteie mais.',
  },
  ondulado: {
    autoridade: 'Na sua onda, a firmeza vem do contorno: borda nítida, e por dentro ela pode se mover.',
    criatividade: 'Na sua onda, seque um lado com a mão e deixe o outro como quiser: a assimetria vem pronta.',
    sofisticacao: 'Na sua onda, menos volume e mais desenho: poucas dobras, todas inteiras.',
    leveza: 'Na sua onda, a leveza já está: só não a escove depois de seca.',
  },
  cacheado: {
    autoridade: 'No seu cacho, definição é firmeza: seco por inteiro e sem toque, ele fica no lugar a reunião toda.',
    criatividade: 'No seu cacho, mude de lado o que sempre cai do mesmo: o desenho é outro, e nenhum fio foi cortado.',
    sofisticacao: 'No seu cacho, o acabamento é o brilho: um pouco de óleo nas mãos, no fim, e mais nada.',
    leveza: 'No seu cacho, leveza é parar de mexer: quanto menos a mão passa, mais ele balança.',
  },
  crespo: {
    autoridade: 'No seu crespo, o contorno nítido é o que se lê de longe: leve-o feito aos dias que contam.',
    criatividade: 'No seu crespo, a forma é a ideia: um lado diferente do outro, e não falta mais nada.',
    sofisticacao: 'No seu crespo, o refinamento está na forma exata e no fio hidratado, sem acessório.',
    leveza: 'No seu crespo, leveza é água e mão: forma solta, sem gel que a endureça.',
  },
}
