import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import games from './games.json' with { type: 'json' };

export default defineConfig({
  site: 'https://rosetta-rules.example',
  integrations: [
    starlight({
      title: 'Rules',
      defaultLocale: 'ru',
      locales: { ru: { label: 'Русский' }, en: { label: 'English' }, fr: { label: 'Français' } },
      sidebar: Object.entries(games).map(([directory, label]) => ({ label, items: [{ autogenerate: { directory } }] })),
    }),
  ],
});
