/** How far and in which direction: style × objective (P). */
import type { Style, Objective } from '../knowledge/form.ts'

export const ROUTES: Readonly<Record<Style, Readonly<Record<Objective, string>>>> = {
  Clássico: {
    'Mudança radical':
      'Mudar muito sem sair do clássico é possível: troca-se o comprimento, e não a gramática. Um longo que vira bob continua falando a mesma língua, com outra voz.',
    'Melhoria sutil':
      'No clássico, a melhoria sutil é quase um esporte: um centímetro na barra, meio tom na gola, e o conjunto parece ter sido sempre assim.',
    'Encontrar meu estilo':
      'Talvez o seu clássico ainda seja emprestado de alguém. Experimente mantê-lo e mudar só os materiais; o que for seu vai resistir.',
    'Renovação visual':
      'Renovar o clássico é trocar a versão: a mesma camisa com outra gola, a mesma risca com outro volume.',
  },
  Moderno: {
    'Mudança radical':
      'No moderno, a mudança radical pede uma só decisão, e grande. Corte geométrico ou silhueta nova: um dos dois, inteiro.',
    'Melhoria sutil': 'Sutileza moderna é retirar: uma costura, uma cor, um acessório. A forma aparece e parece nova.',
    'Encontrar meu estilo':
      'Para achar o seu moderno, repare nas proporções que repete sem perceber. Elas dizem mais que as marcas.',
    'Renovação visual':
      'Uma renovação moderna começa pela silhueta: mude a largura da calça antes de mudar o cabelo, e veja o que o cabelo pede.',
  },
  Despojado: {
    'Mudança radical':
      'Uma mudança radical despojada é a que dá menos trabalho depois. Procure o corte que dispense o secador de vez.',
    'Melhoria sutil':
      'No despojado, o sutil está na qualidade: a mesma camiseta, com malha melhor; o mesmo cabelo, com ponta limpa.',
    'Encontrar meu estilo':
      'Seu estilo despojado se encontra na gaveta de baixo: as peças que você usa quando ninguém vê são as mais honestas.',
    'Renovação visual':
      'Renove o despojado pela textura, linho no lugar de malha, fosco no lugar de brilho, e o conforto continua.',
  },
  Elegante: {
    'Mudança radical':
      'A mudança radical elegante não se vê no começo: vê-se no fim, quando tudo assenta. Mude o corte e mantenha as cores, ou o contrário.',
    'Melhoria sutil':
      'Para quem tem elegância, a melhoria sutil é o ajuste: o ombro, a barra, o comprimento exato da franja.',
    'Encontrar meu estilo':
      'Elegância que ainda procura a sua forma se descobre por eliminação: tire do armário o que pede explicação.',
    'Renovação visual': 'Uma renovação elegante se faz uma peça por estação, a melhor que couber, e nenhuma a mais.',
  },
  Ousado: {
    'Mudança radical':
      'Ousadia e mudança radical se entendem bem demais. Combine com uma pessoa de confiança um limite antes de sentar na cadeira.',
    'Melhoria sutil':
      'Ousar de modo sutil é um luxo: a surpresa fica onde só se vê de perto, um forro, uma nuca, um esmalte.',
    'Encontrar meu estilo':
      'Sua ousadia procura um tema. Experimente um por mês, a cor, a escala, a assimetria, e fique com o que der alegria.',
    'Renovação visual':
      'Renovar a ousadia é trocar o lugar dela: se era na roupa, que seja numa peça só; se era na cor, que seja na forma.',
  },
}
