export * from 'visatally-engine/calculator';
