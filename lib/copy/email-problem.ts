export const EMAIL_PROBLEM = 'Enter your whole email address, like june@example.com.';
