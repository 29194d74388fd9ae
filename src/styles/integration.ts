import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { gameStyles, type StyledGame } from './games.ts';

const NAME = 'virtual:games.css';

/** A style sheet that is no file: it follows from the facts of the games. */
const sheet = (content: string): Plugin => ({
  name: 'game-styles',
  resolveId: (id) => (id.startsWith(NAME) ? id : undefined),
  load(id) {
    if (!id.startsWith(NAME)) return undefined;
    const files = globSync('*/game.yaml', { cwd: content }).map((file) => path.join(content, file));
    files.forEach((file) => this.addWatchFile(file));
    const games = files.map((file) => parse(readFileSync(file, 'utf8')) as StyledGame & { readonly order: number });
    return gameStyles(games.sort((one, other) => one.order - other.order));
  },
});

/** Gives pages the style sheet `virtual:games.css`: the colours of each game, and which reading is shown. */
export const gameSheet = (): AstroIntegration => ({
  name: 'game-sheet',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      updateConfig({ vite: { plugins: [sheet(fileURLToPath(new URL('content/', config.root)))] } });
    },
  },
});
