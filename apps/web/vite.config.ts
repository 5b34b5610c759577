import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, import.meta.dirname, 'API_').API_URL ?? 'http://localhost:8000';
  return {
    plugins: [react()],
    // loadEnv reads files and the process's environment alike; nothing of it reaches the page.
    envPrefix: 'PUBLIC_',
    server: { proxy: { '/api': api, '/auth': api, '/dj-rest-auth': api, '/gedeeld': api } },
    build: {
      outDir: 'dist',
      // The content security policy forbids inline scripts and data: fonts.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // kB; ECharts is one chunk of about 530, loaded when a chart comes near.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Charts come with the first chart and not with the first screen.
              { name: 'echarts', test: /node_modules[\\/](echarts|zrender)[\\/]/ },
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|react-i18next)[\\/]/,
              },
            ],
          },
        },
      },
    },
  };
});
